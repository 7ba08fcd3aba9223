import { isMaintainerLanguage, type MaintainerLanguage } from "./maintainer-language";

/**
 * The language of messages in a terminal: that of the environment, else English.
 * @example terminalLocale({ LANG: "tr_TR.UTF-8" }) // "tr"
 */
export function terminalLocale(env: NodeJS.ProcessEnv = process.env): MaintainerLanguage {
  const setting = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  const language = setting.slice(0, 2).toLowerCase();
  return isMaintainerLanguage(language) ? language : "en";
}
