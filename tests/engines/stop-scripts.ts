import type { Browser, BrowserContext } from "@playwright/test";

/**
 * Disables scripts on every page, which Playwright's option `javaScriptEnabled` does not do in Firefox:
 * serves pages with a CSP sandbox that allows everything else, so that `<noscript>` renders too.
 */
async function stopScripts(context: BrowserContext): Promise<void> {
  await context.route("**/*", async (route) => {
    const request = route.request();
    // The response to a submitted form has no scripts, and its request body cannot be sent again from here.
    if (request.resourceType() !== "document" || request.method() !== "GET") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const policy = "sandbox allow-same-origin allow-forms allow-popups allow-top-navigation";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
}

/** Creates a context whose pages run no scripts, in either engine. */
export async function openWithoutScripts(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  if (browser.browserType().name() === "firefox") await stopScripts(context);
  return context;
}
