import type { Page } from "@playwright/test";

/** Records requests to other hosts and fulfils them with an empty script. */
export async function watchOtherHosts(page: Page, origin: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      const url = new URL(route.request().url());
      asked.push(url.origin + url.pathname);
      return route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      throw new Error(`policy violation: ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on("pageerror", ({ message }) => asked.push(message));
  return asked;
}
