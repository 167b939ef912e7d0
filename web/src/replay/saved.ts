/** A game saved as a page: everything it needs lies in the file, nothing is asked of a server. */

import "@fontsource-variable/inter";
import "@fontsource-variable/space-grotesk";
import "../styles/tokens.css";
import "../styles/base.css";
import { mount } from "svelte";
import { answerFrom } from "../lib/api";
import type { Saved } from "../lib/wire";
import SavedPage from "./SavedPage.svelte";
import "./texts";

const held = document.getElementById("saved")?.textContent ?? "null";
const saved = JSON.parse(held) as Saved | null;
const target = document.getElementById("app");
if (!target || !saved) throw new Error("this page holds no game");
answerFrom(saved.files);
// Links lead to a server, and there is none.
addEventListener(
  "click",
  (event) => {
    if (event.target instanceof Element && event.target.closest("a[href]")) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
  true,
);
mount(SavedPage, { target, props: { saved } });
