import { defaultLocale, isLocale, localeCookieMaxAge, localeCookieName } from "../config/languages";
import { localizedPath } from "../lib/locale-path";

/** The language of the cookie, when a visitor's earlier choice is one of the site's. */
function rememberedLanguage(): string | undefined {
  const [, value] = new RegExp(`(?:^|; )${localeCookieName}=(\\w+)`).exec(document.cookie) ?? [];
  return isLocale(value) ? value : undefined;
}

/** The first language of the browser that the site has, else the default. */
function browserLanguage() {
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return defaultLocale;
}

/**
 * What machines call themselves that read pages for a search engine, a preview, an assistant, an archive or a check. No browser that
 * a person uses says so, nor names an address or that it is "compatible"; Cubot makes phones.
 */
const declaredMachine =
  /(?:^|[^u]|[^c]u)bot|crawl|spider|slurp|https?:|compatible;|preview|lighthouse|inspection|google(?:-|other| favicon)|-google|mediapartners|(?:facebook|meta-)external|^whatsapp|vkshare|embed|validator|synthetic|fetch|archiv|monitor|pingdom|gtmetrix|ptst|scrap|-user\b|^(?:curl|wget|python|java|go-http|node|okhttp|axios)/i;

/**
 * Runs before the first paint of `/` alone: the remembered or the browser's language wins, and any but the default one
 * replaces the address. Crawlers, which neither keep cookies nor state a language that means anything, stay.
 */
export function chooseLanguage() {
  try {
    let language = rememberedLanguage();
    if (!language) {
      if (declaredMachine.test(navigator.userAgent)) return;
      language = browserLanguage();
      const secure = location.protocol === "https:" ? ";secure" : "";
      document.cookie = `${localeCookieName}=${language};path=/;max-age=${localeCookieMaxAge};samesite=lax${secure}`;
    }
    if (!isLocale(language) || language === defaultLocale) return;
    document.documentElement.style.visibility = "hidden";
    location.replace(localizedPath(language, "/") + location.search + location.hash);
  } catch {
    // Cookies may be forbidden: the page stays as it is.
  }
}
