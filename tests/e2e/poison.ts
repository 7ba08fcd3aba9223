import type { Page } from "@playwright/test";

/** Replaces every text of a value, except those that match `kept`, which control logic depends on. */
export function poisoned(value: unknown, text: string, kept: RegExp): unknown {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, text, kept));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, kept.test(key) ? inner : poisoned(inner, text, kept)]),
  );
}

/**
 * Replaces the texts of backend responses with a hostile text; returns a counter. Runs in the page, since
 * Playwright cannot read or forward the body of Firefox's POST requests.
 */
export async function poisonAnswers(page: Page, text: string): Promise<() => number> {
  const kept = /^(code|currency|interval|state|step|key|type|id|hash|integration_type|sub_domain)$/;
  let count = 0;
  await page.exposeFunction("poisoned", (body: unknown) => {
    count += 1;
    return poisoned(body, text, kept);
  });
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    const { poisoned: poison } = window as unknown as { poisoned: (body: unknown) => Promise<unknown> };
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      if (!response.url.includes("/site/onboarding-wizard/")) return response;
      const { status } = response;
      return Response.json(await poison(await response.json()), { status });
    };
  });
  return () => count;
}

/** Stores a state before the first page opens. */
export const remember = (page: Page, state: unknown) =>
  page.addInitScript((text) => {
    if (!sessionStorage.getItem("was-seeded")) localStorage.setItem("vuex", text);
    sessionStorage.setItem("was-seeded", "1");
  }, JSON.stringify(state));
