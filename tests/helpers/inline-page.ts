import { JSDOM, VirtualConsole } from "jsdom";
import { inlineScript } from "../../plugins/shared/bundle-script";

type Given = {
  url?: string;
  html?: string;
  /** Set on the window before the script runs. */
  globals?: Record<string, unknown>;
  /** How somebody came, as browsers name it. */
  navigationType?: "navigate" | "reload" | "back_forward";
};

/** jsdom says so, and does nothing, when a script leaves or reloads the page. */
const navigation = /navigation/;

/** A parsed page in which an inline script runs as the build ships it, by the entry point of its sources. */
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
  // What jsdom does not know: features of styles, and how somebody came.
  Object.assign(window, { CSS: { supports: () => true } }, globals);
  window.performance.getEntriesByType = () => [{ type: navigationType } as PerformanceNavigationTiming];
  return {
    window,
    run: (text = inlineScript(entry)) => void window.eval(text),
    /** How often the page was left or loaded again. */
    loads: () => errors.filter((message) => navigation.test(message)).length,
  };
}

/** Lets everything happen that was put off without a time. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
