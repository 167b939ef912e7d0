/** Texts of guided games, added to the page's own. */

import { addTexts } from "../texts/texts.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import pl from "./texts/pl.ftl?raw";

addTexts({ en, fr, pl });
