/* Entry point of the inline script that ends every content page; README.md says what it may contain. */
import { closeByBack } from "../../../src/lib/close-by-back";
import { layOutBelow } from "./layout-below";
import { bootOnIntent, type BootFacts } from "./boot-on-intent";

/** What all pages share, filled in by boot-script.ts. */
declare const BOOT: BootFacts;

// Put behind the first view by plugins/lean-pages; the framework knows of nothing there.
const rest = document.querySelector("style[data-rest]");
if (rest) document.head.append(rest);

// A page's own facts are attributes of its script, so that one text, and one hash in the policies, serves all pages.
const { page, ahead, moved = "" } = document.querySelector<HTMLElement>("script[data-page]")?.dataset ?? {};
Object.assign(window, { pagePath: page });
// A section that was renamed (data/redirects.json): no host is told of a fragment.
const sections = moved.split(" ");
const section = location.hash && sections.indexOf(location.hash.slice(1));
if (section !== "" && section >= 0) location.replace(sections[section + 1] ?? "");
bootOnIntent(BOOT, ahead?.match(/\S+/g) ?? []);
layOutBelow();
closeByBack();
