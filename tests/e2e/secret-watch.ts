import { expect, type BrowserContext, type Page } from "@playwright/test";

type Secret = { name: string; value: string; mayBeStored?: boolean };

/** Records everything that the page exposes: addresses, referrers and console messages. */
function watchTraces(context: BrowserContext) {
  const traces: { where: string; text: string }[] = [];
  const watchPage = (page: Page) => {
    page.on("console", (message) => traces.push({ where: "console", text: message.text() }));
    page.on("framenavigated", (frame) => traces.push({ where: "address", text: frame.url() }));
  };
  context.on("page", watchPage);
  context.pages().forEach(watchPage);
  context.on("request", (request) => {
    traces.push({ where: "request address", text: request.url() });
    traces.push({ where: "referrer", text: request.headers().referer ?? "" });
  });
  return traces;
}

/** Returns all stored and visible data of the page, by location. */
function readPlaces(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push(request.url, (await (await cache.match(request))?.text()) ?? "");
    }
    const all = window as unknown as { dataLayer?: unknown };
    return {
      title: document.title,
      referrer: document.referrer,
      address: location.href,
      "history state": JSON.stringify(history.state),
      cookies: document.cookie,
      "local storage": JSON.stringify({ ...localStorage }),
      "session storage": JSON.stringify({ ...sessionStorage }),
      "data layer": JSON.stringify(all.dataLayer ?? null),
      "window name": window.name,
      caches: kept.join("\n"),
    };
  });
}

/** Searches everything that the browser stores or sends for secrets from now on. */
export function watchSecrets(context: BrowserContext) {
  const traces = watchTraces(context);
  const secrets: Secret[] = [];
  return {
    /** Adds a secret; only the hash may be in local storage, where the onboarding state is. */
    add: (secret: Secret) => {
      expect(secret.value.length, `${secret.name} is known`).toBeGreaterThan(5);
      secrets.push(secret);
    },
    async scan(page: Page, step: string) {
      const places = await readPlaces(page);
      for (const { name, value, mayBeStored } of secrets) {
        const found = Object.entries(places)
          .filter(([where, text]) => text.includes(value) && !(mayBeStored && where === "local storage"))
          .map(([where]) => where);
        const leaks = traces.filter(({ text }) => text.includes(value)).map(({ where }) => where);
        expect([...new Set([...found, ...leaks])], `${name} after ${step}`).toEqual([]);
      }
    },
  };
}
