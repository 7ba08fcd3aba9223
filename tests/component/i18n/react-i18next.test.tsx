import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createInstance, type I18n } from "../../../plugins/lean-bundle/replacements/i18next";
import { I18nextProvider, useTranslation } from "../../../plugins/lean-bundle/replacements/react-i18next";

const page = (lng: string, hello: string): I18n => {
  const i18n = createInstance();
  i18n.init({
    lng,
    resources: { [lng]: { layout: { hello }, common: { hello: `${hello}!` } } },
    defaultNS: "common",
  });
  return i18n;
};

const seen = new Set<unknown>();
function Hello({ namespace }: { namespace?: string }) {
  const { t, i18n, ready } = useTranslation(namespace);
  seen.add(t);
  return <p lang={i18n.language}>{ready && t("hello")}</p>;
}

const drawn = (i18n: I18n, namespace?: string) => (
  <I18nextProvider i18n={i18n}>
    <Hello {...(namespace !== undefined && { namespace })} />
  </I18nextProvider>
);

it("useTranslation() reads strings from the given namespace, or the page's own by default", () => {
  const { rerender } = render(drawn(page("tr", "Merhaba"), "layout"));
  expect(screen.getByText("Merhaba").lang).toBe("tr");
  rerender(drawn(page("tr", "Merhaba")));
  expect(screen.getByText("Merhaba!")).toBeTruthy();
});

it("useTranslation() returns a stable function per page, and reads the next page's strings in the same render", () => {
  const turkish = page("tr", "Merhaba");
  const { rerender } = render(drawn(turkish, "layout"));
  seen.clear();
  rerender(drawn(turkish, "layout"));
  rerender(drawn(turkish, "layout"));
  expect(seen.size).toBe(1);
  seen.clear();
  rerender(drawn(page("en", "Hello"), "layout"));
  expect(screen.getByText("Hello").lang).toBe("en");
  expect(seen.size).toBe(1);
});

it("useTranslation() throws outside an I18nextProvider", () => {
  expect(() => renderToStaticMarkup(<Hello />)).toThrow("I18nextProvider is missing");
});
