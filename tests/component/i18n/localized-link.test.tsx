import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LocalizedLink } from "@/i18n/localized-link";
import { renderPage } from "../../helpers/render-page";

it.each([
  ["/faq/#start", "tr", "/faq/#start"],
  ["/faq/#start", "en", "/en/faq/#start"],
  // Only an address with a scheme is external.
  ["/search/?q=price: low", "en", "/en/search/?q=price: low"],
] as const)("resolves the link %s on a page in %s to %s", (to, locale, href) => {
  renderPage(<LocalizedLink to={to}>Questions</LocalizedLink>, { locale });
  expect(screen.getByRole("link", { name: "Questions" })).toHaveAttribute("href", href);
});

it.each(["https://help.example/", "mailto:hello@kanalya.example", "tel:+908500000000"])(
  "leaves %s unchanged in any language",
  (to) => {
    renderPage(
      <LocalizedLink to={to} className="outside">
        Outside
      </LocalizedLink>,
      { locale: "en" },
    );
    const link = screen.getByRole("link", { name: "Outside" });
    expect(link).toHaveAttribute("href", to);
    expect(link).toHaveAttribute("rel", "noopener");
    expect(link).toHaveClass("outside");
  },
);
