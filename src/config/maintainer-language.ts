/**
 * Languages of messages to maintainers in terminals, in the development panel and in the studio; independent
 * of the site's languages.
 */
export const maintainerLanguages = ["tr", "en"] as const;

export type MaintainerLanguage = (typeof maintainerLanguages)[number];

export const isMaintainerLanguage = (value: unknown): value is MaintainerLanguage =>
  maintainerLanguages.some((language) => language === value);

/**
 * Returns the language of terminal messages: that of the environment if supported, otherwise English.
 * @example terminalLocale({ LANG: "tr_TR.UTF-8" }) // "tr"
 */
export function terminalLocale(env: NodeJS.ProcessEnv = process.env): MaintainerLanguage {
  const setting = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  const language = setting.slice(0, 2).toLowerCase();
  return isMaintainerLanguage(language) ? language : "en";
}
