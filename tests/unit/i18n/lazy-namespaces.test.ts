import type { i18n } from "i18next";
import { expect, it } from "vitest";
import { locales } from "@/config/languages";
import { addLazyNamespaces, lazyNamespaces } from "@/i18n/lazy-namespaces";
import { createInstance } from "../../../plugins/lean-bundle/replacements/i18next";
import { stringsOf } from "../../helpers/strings-of";

it.each(locales)("lazyNamespaces() loads exactly the requested namespaces in %s", async (locale) => {
  const loaded = await lazyNamespaces("consent", "errors", "forms", "search", "sign-up")(locale);
  expect(Object.keys(loaded)).toEqual(["consent", "errors", "forms", "search", "sign-up"]);
  expect(loaded.forms).toMatchObject({ errors: { required: stringsOf(locale, "forms")("errors.required") } });
  expect(Object.keys(await lazyNamespaces("search")(locale))).toEqual(["search"]);
});

it("addLazyNamespaces() adds missing strings to a page without replacing existing ones", () => {
  const page = createInstance();
  page.init({ lng: "tr", resources: { tr: { forms: { send: "Gönder" } } }, defaultNS: "forms" });
  addLazyNamespaces(page as unknown as i18n, "tr", { forms: { send: "?" }, search: { ask: "Arayın" } });
  expect([page.t("send", {}, "forms"), page.t("ask", {}, "search")]).toEqual(["Gönder", "Arayın"]);
});
