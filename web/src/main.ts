import "@fontsource-variable/inter";
import "@fontsource-variable/space-grotesk";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./offline";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");
mount(App, { target });
keepShell();
