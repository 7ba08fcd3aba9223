import { describeFinding, placeOf, type Finding } from "./finding";
import { maintainerLanguages, type MaintainerLanguage } from "../../src/config/maintainer-language";

/** Texts of the development panel in one language. */
export type PanelTexts = {
  /** Empty if there are no errors. */
  heading: string;
  findings: { place: string; message: string; excerpt: string }[];
};

export type PanelData = Record<MaintainerLanguage, PanelTexts>;

const headings: Record<MaintainerLanguage, (count: number) => string> = {
  tr: (count) => `İçerikte ${count} hata`,
  en: (count) => (count === 1 ? "1 mistake in the content" : `${count} mistakes in the content`),
};

const textsIn = (findings: readonly Finding[], locale: MaintainerLanguage): PanelTexts => ({
  heading: findings.length === 0 ? "" : headings[locale](findings.length),
  findings: findings.map((finding) => ({
    place: [placeOf(finding), finding.item, finding.field].filter((part) => part !== "-").join("  "),
    message: describeFinding(finding, locale),
    excerpt: finding.excerpt ?? "",
  })),
});

/** Returns the panel's texts in every language; the page selects its own. */
export const panelData = (findings: readonly Finding[]): PanelData =>
  Object.fromEntries(maintainerLanguages.map((locale) => [locale, textsIn(findings, locale)])) as PanelData;
