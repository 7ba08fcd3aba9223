/* Entry point of the inline script at the end of every content page; README.md defines what it may contain. */
import { closeByBack } from "../../../src/lib/close-by-back";
import type { HoldingWindow } from "./hold-presses";
import { layOutBelow } from "./layout-below";
import { bootOnIntent, type BootFacts } from "./boot-on-intent";
import { recoverFiles } from "./recover-files";

/** Data that all pages share; filled in by boot-script.ts. */
declare const BOOT: BootFacts;

// plugins/lean-pages puts this style element after the above-the-fold content; hydration must not find it
// there.
const rest = document.querySelector("style[data-rest]");
if (rest) document.head.append(rest);

// Page-specific data are attributes of the script, so that its text and its hash in the policy are the same
// on all pages.
const { page, ahead, moved = "" } = document.querySelector<HTMLElement>("script[data-page]")?.dataset ?? {};
Object.assign(window, { pagePath: page });
// Sections that were renamed (data/redirects.json); hosts cannot redirect them because fragments are not sent
// to servers.
const sections = moved.split(" ");
const section = location.hash && sections.indexOf(location.hash.slice(1));
if (section !== "" && section >= 0) location.replace(sections[section + 1] ?? "");
recoverFiles();
bootOnIntent(BOOT, ahead?.match(/\S+/g) ?? []);
layOutBelow();
closeByBack();
(window as HoldingWindow).___release?.();
