/* Entry point of the inline script that ends every content page; docs/early.md says what it may contain. */
import { bootOnIntent, type BootFacts } from "./boot-on-intent";

/** Filled in for each page by src/gatsby/after-build/boot-script.ts. */
declare const BOOT: BootFacts;

bootOnIntent(BOOT);
