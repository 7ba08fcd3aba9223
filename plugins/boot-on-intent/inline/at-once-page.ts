/* Entry point of the inline script before the framework's on pages that hydrate immediately. */
import { recoverFiles } from "./recover-files";

recoverFiles();
