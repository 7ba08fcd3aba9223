import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ContactFacts } from "@/features/contact/contact-facts";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

const facts = {
  legalEntity: "Marka A.Ş.",
  address: "Liman Caddesi 12",
  phone: "+90 850 000 00 00",
  email: "bilgi@marka.example",
};

it.each(["tr", "en"] as const)("opening hours and the note below them are shown in %s", (locale) => {
  const openingHours = {
    note: "Bu saatler örnektir.",
    lines: [{ days: "Pazartesi–Cuma", hours: "09:00–18:00" }],
  };
  renderPage(<ContactFacts facts={{ ...facts, openingHours }} />, { path: "/contact-us/", locale });
  const term = screen.getByText(stringsOf(locale, "contact")("facts.hours"));
  expect(term.parentElement).toHaveTextContent("Pazartesi–Cuma 09:00–18:00");
  expect(screen.getByText("Bu saatler örnektir.")).toBeVisible();
});

it("contact details contain no opening hours if the data has none", () => {
  renderPage(<ContactFacts facts={{ ...facts, openingHours: null }} />, { path: "/contact-us/" });
  expect(screen.queryByText(stringsOf("tr", "contact")("facts.hours"))).toBeNull();
});
