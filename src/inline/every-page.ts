/* Entry point of the first inline script of every page; README.md says what it may contain. plugins/boot-on-intent adds to it. */
import { showInOneFont } from "./own-font";
import { trustOwnScripts } from "./trust-own-scripts";

// Tells style sheets that scripts run; some supported browsers lack `@media (scripting)`.
document.documentElement.dataset.scripts = "";
showInOneFont();
trustOwnScripts();
