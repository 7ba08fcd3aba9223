/** The languages in which maintainers are spoken to: in terminals, in the panel of development, in the studio. Not those of the site. */
export const maintainerLanguages = ["tr", "en"] as const;

export type MaintainerLanguage = (typeof maintainerLanguages)[number];

export const isMaintainerLanguage = (value: unknown): value is MaintainerLanguage =>
  maintainerLanguages.some((language) => language === value);

/**
 * The language of messages in a terminal: that of the environment, else English.
 * @example terminalLocale({ LANG: "tr_TR.UTF-8" }) // "tr"
 */
export function terminalLocale(env: NodeJS.ProcessEnv = process.env): MaintainerLanguage {
  const setting = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  const language = setting.slice(0, 2).toLowerCase();
  return isMaintainerLanguage(language) ? language : "en";
}
