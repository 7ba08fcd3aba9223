import type { Page } from "@playwright/test";

/** Every text of a value replaced, whatever its shape; what a rule decides by stays. */
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
 * Answers of the backend with a hostile text in the place of each of theirs; returns how many there were. In the page itself:
 * Playwright does not know what Firefox posts, and cannot send it on.
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

/** Stores a state before the page is opened for the first time. */
export const remember = (page: Page, state: unknown) =>
  page.addInitScript((text) => {
    if (!sessionStorage.getItem("was-seeded")) localStorage.setItem("vuex", text);
    sessionStorage.setItem("was-seeded", "1");
  }, JSON.stringify(state));
