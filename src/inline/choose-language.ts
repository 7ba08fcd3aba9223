import { defaultLocale, isLocale, localeCookie, localeCookieName } from "../config/languages";
import { localizedPath } from "../lib/locale-path";

/** Returns the language in the cookie if the site supports it. */
function rememberedLanguage(): string | undefined {
  const [, value] = new RegExp(`(?:^|; )${localeCookieName}=(\\w+)`).exec(document.cookie) ?? [];
  return isLocale(value) ? value : undefined;
}

/** Returns the visitor's most preferred language among those of the site, or the default. */
function browserLanguage() {
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return defaultLocale;
}

/**
 * Matches user agents of crawlers, link previews, assistants, archives and link checkers. Those of browsers
 * contain none of these words, no URL and no "compatible". Cubot, a phone manufacturer, is exempted.
 */
const declaredMachine =
  /(?:^|[^u]|[^c]u)bot|crawl|spider|slurp|https?:|compatible;|preview|lighthouse|inspection|google(?:-|other| favicon)|-google|mediapartners|(?:facebook|meta-)external|^whatsapp|vkshare|embed|validator|synthetic|fetch|archiv|monitor|pingdom|gtmetrix|ptst|scrap|-user\b|^(?:curl|wget|python|java|go-http|node|okhttp|axios)/i;

/**
 * Redirects `/` to the stored or preferred language before first paint, unless that is the default. Crawlers
 * are not redirected, because they have no cookies and no meaningful language preference.
 */
export function chooseLanguage() {
  try {
    let language = rememberedLanguage();
    if (!language) {
      if (declaredMachine.test(navigator.userAgent)) return;
      language = browserLanguage();
      const secure = location.protocol === "https:" ? ";secure" : "";
      document.cookie = localeCookie(language) + secure;
    }
    if (!isLocale(language) || language === defaultLocale) return;
    document.documentElement.style.visibility = "hidden";
    location.replace(localizedPath(language, "/") + location.search + location.hash);
  } catch {
    // Cookies may be disabled: the page stays unchanged.
  }
}
