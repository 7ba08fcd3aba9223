/* Entry point of the first inline script of every page; README.md says what it may contain. plugins/boot-on-intent adds to it. */
import { showInOneFont } from "./own-font";
import { trustOwnScripts } from "./trust-own-scripts";

// Styles know by this that scripts run: browsers of our list may not know `@media (scripting)`.
document.documentElement.dataset.scripts = "";
showInOneFont();
trustOwnScripts();
