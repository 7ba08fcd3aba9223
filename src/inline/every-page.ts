/* Entry point of the first inline script of every page, to which plugins/boot-on-intent appends; README.md defines what it may contain. */
import { showInOneFont } from "./own-font";
import { trustOwnScripts } from "./trust-own-scripts";

const { documentElement: root } = document;
// Tells style sheets that scripts run; some supported browsers lack `@media (scripting)`.
root.dataset.scripts = "";
// Registered before React starts, because text can scroll behind the transparent header at once.
addEventListener("scroll", () => root.toggleAttribute("data-scrolled", scrollY > 0));
showInOneFont();
trustOwnScripts();
