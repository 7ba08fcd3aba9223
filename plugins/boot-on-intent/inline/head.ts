/* Entry point of what is added to the first inline script of every page. */
import { skipBelow } from "./layout-below";
import { recoverFiles } from "./recover-files";

skipBelow();
recoverFiles();
