// What a test waits for may take its time on a slow machine.
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 60_000 });
