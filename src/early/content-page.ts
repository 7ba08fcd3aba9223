/* Entry point of the inline script that ends every content page; docs/early.md says what it may contain. */
import { bootOnIntent, type BootFacts } from "./boot-on-intent";

/** Filled in for each page by src/gatsby/after-build/boot-script.ts. */
declare const BOOT: BootFacts;

// Put behind the first view by src/gatsby/after-build/defer-styles.ts; the framework knows of nothing there.
const rest = document.querySelector("style[data-rest]");
if (rest) document.head.append(rest);
bootOnIntent(BOOT);
