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

/** Answers of the backend with a hostile text in the place of each of theirs. */
export async function poisonAnswers(page: Page, text: string) {
  const kept = /^(code|currency|interval|state|step|key|type|id|hash|integration_type|sub_domain)$/;
  await page.route(/\/site\/onboarding-wizard\//, async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    await route.fulfill({ response, json: poisoned(body, text, kept) });
  });
}

/** Stores a state before the page is opened for the first time. */
export const remember = (page: Page, state: unknown) =>
  page.addInitScript((text) => {
    if (!sessionStorage.getItem("was-seeded")) localStorage.setItem("vuex", text);
    sessionStorage.setItem("was-seeded", "1");
  }, JSON.stringify(state));
