/** A report as a page: its figures lie in the file, nothing is asked of a server. */

import "@fontsource-variable/inter";
import "@fontsource-variable/space-grotesk";
import "../styles/tokens.css";
import "../styles/base.css";
import { mount } from "svelte";
import type { Statistics } from "../lib/wire";
import ReportPage from "./ReportPage.svelte";
import "./texts";

const statistics = JSON.parse(document.getElementById("saved")?.textContent ?? "null") as Statistics | null;
const target = document.getElementById("app");
if (!target || !statistics) throw new Error("this page holds no figures");
mount(ReportPage, { target, props: { statistics } });
