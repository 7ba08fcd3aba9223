/* Entry point of the first inline script of every page; docs/early.md says what it may contain. */
import { showInOneFont } from "./own-font";
import { skipBelow } from "./layout-below";
import { recoverFiles } from "./recover-files";
import { trustOwnScripts } from "./trust-own-scripts";

// Styles know by this that scripts run: browsers of our list may not know `@media (scripting)`.
document.documentElement.dataset.scripts = "";
showInOneFont();
skipBelow();
trustOwnScripts();
recoverFiles();
