import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OnboardingApp } from "@/features/onboarding/onboarding-app";
import { loadScreens } from "@/templates/load-screens";
import { clearVisitMemory } from "@/state/memory-store";
import { configureApi } from "@/services/api-settings";
import { initialState } from "@/state/initial-state";
import { storageKey } from "@/state/use-onboarding-state";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { inPage, renderPage } from "../../helpers/render-page";
import { summarised } from "./open-onboarding";

const lists = {
  "select-package": (name: string) => ({ packages: [{ id: 1, name, features: [] }] }),
  "select-service": (name: string) => ({ services: [{ id: 1, name }] }),
  "select-integration": (name: string) => ({ integrations: [{ id: 1, name }] }),
};
vi.setConfig({ testTimeout: 20_000 });

const names = { tr: "Türkçe ad", en: "English name" };

beforeEach(() => clearVisitMemory());
afterEach(() => configureApi({ fetch: (input, init) => fetch(input, init) }));

it.each(Object.entries(lists))(
  "%s requests its list in the page's language even if the document still has the other one",
  async (name, answer) => {
    const asked: string[] = [];
    const answering: typeof fetch = (input, init) => {
      const locale = new Headers(init?.headers).get("x-app-lang-code") === "en" ? "en" : "tr";
      const isList = !/get-information/.test(input instanceof Request ? input.url : input.toString());
      if (isList) asked.push(locale);
      return Promise.resolve(Response.json(isList ? answer(names[locale]) : {}));
    };
    configureApi({ fetch: answering });
    localStorage.setItem(
      storageKey,
      JSON.stringify({ ...initialState, ...summarised, currentStep: "select-service" }),
    );
    const app = (locale: "tr" | "en") => {
      const pathname = `${locale === "en" ? "/en" : ""}/onboarding/${name}/`;
      return (
        <OnboardingApp
          loadScreens={loadScreens}
          location={{ pathname, search: "" }}
          facts={onboardingFacts}
          signUp={null}
        />
      );
    };
    const path = `/onboarding/${name}/`;
    const { rerender } = renderPage(app("tr"), { locale: "tr", path });
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
