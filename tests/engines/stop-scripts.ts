import type { Browser, BrowserContext } from "@playwright/test";

/**
 * Turns the scripts of every page off, which Playwright's option `javaScriptEnabled` does not do in Firefox: pages arrive in a
 * sandbox of the policy that allows what a page without scripts can do, so that `<noscript>` counts as well.
 */
async function stopScripts(context: BrowserContext): Promise<void> {
  await context.route("**/*", async (route) => {
    const request = route.request();
    // What answers a sent form has no scripts, and its body cannot be sent a second time from here.
    if (request.resourceType() !== "document" || request.method() !== "GET") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const policy = "sandbox allow-same-origin allow-forms allow-popups allow-top-navigation";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
}

/** A context whose pages run no scripts, in each engine. */
export async function openWithoutScripts(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  if (browser.browserType().name() === "firefox") await stopScripts(context);
  return context;
}
