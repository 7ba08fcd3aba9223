import { JSDOM, VirtualConsole } from "jsdom";
import { inlineScript } from "../../plugins/shared/bundle-script";

type Given = {
  url?: string;
  html?: string;
  /** Globals set on the window before the script runs. */
  globals?: Record<string, unknown>;
  /** Navigation type, as in PerformanceNavigationTiming. */
  navigationType?: "navigate" | "reload" | "back_forward";
};

/** jsdom logs this instead of navigating when a script leaves or reloads the page. */
const navigation = /navigation/;

/** Parses a page in which an inline script can be run as built, by its entry point. */
export async function inlinePage(
  entry: string,
  { url = "https://site.example/", html = "", globals, navigationType = "navigate" }: Given = {},
) {
  const virtualConsole = new VirtualConsole();
  const errors: string[] = [];
  virtualConsole.on("jsdomError", ({ message }) => errors.push(message));
  const dom = new JSDOM(`<!doctype html><body>${html}</body>`, {
    url,
    virtualConsole,
    runScripts: "outside-only",
    pretendToBeVisual: true,
  });
  const { window } = dom;
  await new Promise((resolve) => window.addEventListener("load", resolve));
  // Missing in jsdom: CSS.supports and the navigation type.
  Object.assign(window, { CSS: { supports: () => true } }, globals);
  window.performance.getEntriesByType = () => [{ type: navigationType } as PerformanceNavigationTiming];
  return {
    window,
    run: (text = inlineScript(entry)) => void window.eval(text),
    /** Returns how often the page was left or reloaded. */
    loads: () => errors.filter((message) => navigation.test(message)).length,
  };
}

/** Runs all pending zero-delay tasks. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
