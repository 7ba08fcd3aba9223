import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { SupersededNotice } from "@/features/legal/superseded-notice";
import { FormerVersions } from "@/features/legal/former-versions";
import { LegalDocument } from "@/features/legal/legal-document";
import { formatLongDate } from "@/i18n/formats";
import { localizedPath } from "@/lib/locale-path";
import { renderPage } from "../../helpers/render-page";

const [first, last] = ["2026-01-01", "2026-11-22"];
const versions = [
  { version: "1.1", effectiveDate: "2026-11-21", supersededOn: last },
  { version: "1.0", effectiveDate: first, supersededOn: "2026-11-21" },
];

describe.each(locales)("superseded legal texts, %s", (locale) => {
  // `toHaveTextContent` normalizes non-breaking spaces in the page only.
  const day = (date: string) => formatLongDate(locale, new Date(date)).replace("\u00a0", " ");

  it("superseded texts show their period of validity and a link to the current version", () => {
    const document = { id: "gdpr", effectiveDate: first, supersededOn: last, versionInForce: "1.2" };
    const { t } = renderPage(<SupersededNotice document={document} />, { locale });
    const notice = screen.getByRole("note");
    expect(notice).toHaveTextContent(t("legal:former.title"));
    expect(notice).toHaveTextContent(t("legal:former.period", { from: day(first), until: day(last) }));
    expect(
      within(notice).getByRole("link", { name: t("legal:former.inForce", { version: "1.2" }) }),
    ).toHaveAttribute("href", localizedPath(locale, "/gdpr/"));
  });

  it("superseded legal texts are not described as being in force", () => {
    const text = {
      title: "KVKK",
      summary: "Özet",
      version: "1.0",
      effectiveDate: first,
      html: "<h2>Madde 1</h2>",
      tableOfContents: [],
      id: "gdpr",
      supersededOn: null,
      versionInForce: "1.2",
    };
    const since = (t: (key: string, values: object) => string) => t("legal:since", { date: day(first) });
    const former = renderPage(<LegalDocument document={{ ...text, supersededOn: last }} />, { locale });
    expect(former.container).toHaveTextContent(former.t("legal:version", { version: "1.0" }));
    expect(former.container).not.toHaveTextContent(since(former.t));
    former.unmount();
    const inForce = renderPage(<LegalDocument document={text} />, { locale });
    expect(inForce.container).toHaveTextContent(since(inForce.t));
  });

  it("superseded texts are listed with dates and links below the current version", () => {
    const { t } = renderPage(<FormerVersions document={{ id: "gdpr", formerVersions: versions }} />, {
      locale,
    });
    const list = screen.getByRole("region", { name: t("legal:former.list") });
    const items = within(list).getAllByRole("listitem");
    expect(items).toHaveLength(2);
    for (const [index, { version, effectiveDate, supersededOn }] of versions.entries()) {
      const item = items[index] as HTMLElement;
      expect(item).toHaveTextContent(`${day(effectiveDate)} – ${day(supersededOn)}`);
      expect(within(item).getByRole("link", { name: t("legal:version", { version }) })).toHaveAttribute(
        "href",
        localizedPath(locale, `/gdpr/${version}/`),
      );
    }
  });
});

it("the list of former versions is omitted if there are none", () => {
  renderPage(<FormerVersions document={{ id: "gdpr", formerVersions: [] }} />);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
