/* Entry point of the first inline script of every page, to which plugins/boot-on-intent appends; README.md defines what it may contain. */
import { showInOneFont } from "./own-font";
import { trustOwnScripts } from "./trust-own-scripts";

// Tells style sheets that scripts run; some supported browsers lack `@media (scripting)`.
document.documentElement.dataset.scripts = "";
showInOneFont();
trustOwnScripts();
