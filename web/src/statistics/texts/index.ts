/** Texts of statistics, added to the page's own. */

import { addTexts } from "../../texts/texts.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import pl from "./pl.ftl?raw";

addTexts({ en, fr, pl });
