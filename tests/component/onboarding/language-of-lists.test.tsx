import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { clearVisitMemory } from "@/state/memory-store";
import { configureApi } from "@/services/api-settings";
import { Onboarding } from "../../helpers/onboarding";
import { inPage, renderPage } from "../../helpers/render-page";
import { packaged, storeState } from "../../helpers/stored-onboarding";

const lists = {
  "select-package": (name: string) => ({ packages: [{ id: 1, name, features: [] }] }),
  "select-service": (name: string) => ({ services: [{ id: 1, name }] }),
  "select-integration": (name: string) => ({ integrations: [{ id: 1, name }] }),
};
const names = { tr: "Türkçe ad", en: "English name" };

beforeEach(() => clearVisitMemory());
afterEach(() => configureApi({ fetch: (input, init) => fetch(input, init) }));

it.each(Object.entries(lists))(
  "%s requests its list in the page's language even before the document's language changes",
  async (name, answer) => {
    const asked: string[] = [];
    const answering: typeof fetch = (input, init) => {
      const locale = new Headers(init?.headers).get("x-app-lang-code") === "en" ? "en" : "tr";
      const isList = !/get-information/.test(input instanceof Request ? input.url : input.toString());
      if (isList) asked.push(locale);
      return Promise.resolve(Response.json(isList ? answer(names[locale]) : {}));
    };
    configureApi({ fetch: answering });
    storeState({ ...packaged, currentStep: "select-service" });
    const path = `/onboarding/${name}/`;
    const app = (locale: Locale) => <Onboarding address={localizedPath(locale, path)} />;
    const { rerender } = renderPage(app("tr"), { path });
    expect(await screen.findByText(names.tr)).toBeVisible();
    for (const locale of ["en", "tr", "en"] as const) {
      // Simulates the moment when effects of children run before the document's language changes.
      document.documentElement.lang = locale === "en" ? "tr" : "en";
      rerender(inPage(app(locale), { locale, path }));
      expect(await screen.findByText(names[locale])).toBeVisible();
      expect(screen.queryByText(names[locale === "en" ? "tr" : "en"])).toBeNull();
    }
    expect(asked).toEqual(["tr", "en", "tr", "en"]);
  },
);
