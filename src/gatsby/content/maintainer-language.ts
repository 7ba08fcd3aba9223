/** The languages in which maintainers are spoken to: in terminals, in the panel of development, in the studio. Not those of the site. */
export const maintainerLanguages = ["tr", "en"] as const;

export type MaintainerLanguage = (typeof maintainerLanguages)[number];

export const isMaintainerLanguage = (value: unknown): value is MaintainerLanguage =>
  maintainerLanguages.some((language) => language === value);
