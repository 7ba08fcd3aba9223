import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPhone } from "./render-phone";

describe("country list of a phone field", () => {
  it("countries are sorted in the page's language", async () => {
    const { country } = await renderPhone("tr");
    const names = [...country.querySelectorAll("option")].map((option) => option.textContent);
    const collator = new Intl.Collator("tr");
    expect(names).toEqual([...names].sort((a, b) => collator.compare(a ?? "", b ?? "")));
    expect(country).toHaveDisplayValue("Türkiye (+90)");
  });

  it.each([
    ["en", "Turkey", "TR"],
    ["en", "turkiye", "TR"],
    ["en", "Holland", "NL"],
    ["en", "England", "GB"],
    ["en", "USA", "US"],
    ["en", "united st", "US"],
    ["en", "Ivory Coast", "CI"],
    ["en", "cote d'i", "CI"],
    ["en", "Curacao", "CW"],
    ["en", "Almanya", "DE"],
    ["en", "UK", "GB"],
    ["en", "Ukra", "UA"],
    ["en", "American S", "AS"],
    ["en", "The Gambia", "GM"],
    ["en", "the netherlands", "NL"],
    ["en", "St Lucia", "LC"],
    ["tr", "Kore", "KR"],
    ["tr", "Türk", "TR"],
    ["tr", "ispanya", "ES"],
    ["tr", "cin", "CN"],
    ["tr", "ÜRDÜN", "JO"],
    ["tr", "İngiltere", "GB"],
    ["tr", "kktc", "TR"],
    ["tr", "Germany", "DE"],
  ] as const)("typing in the %s list finds a country by %s", async (locale, name, code) => {
    const { user, country } = await renderPhone(locale);
    country.focus();
    await user.keyboard(name.replace("'", ""));
    await waitFor(() => expect(country).toHaveValue(code));
  });

  it("typing the same letter again selects the next country", async () => {
    const { user, country } = await renderPhone("en");
    country.focus();
    await user.keyboard("ff");
    await waitFor(() => expect(country).toHaveDisplayValue(/^Faroe/));
  });
});
