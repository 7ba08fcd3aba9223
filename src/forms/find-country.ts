import { attempt } from "@/lib/browser-support";
import { foldText } from "@/lib/fold-text";

/** Common Turkish and English country names that the Unicode locale data lacks, keyed by country. */
const usualNames: Record<string, string> = {
  AE: "UAE, Emirates, BAE, Emirlikler, Dubai",
  BA: "Bosna, Bosnia",
  BY: "Beyaz Rusya, Belorussia",
  CD: "DR Congo, DRC, Zaire, Demokratik Kongo",
  CG: "Congo, Kongo",
  CI: "Ivory Coast, Fildişi Sahili",
  CN: "PRC, Çin Halk Cumhuriyeti",
  CV: "Cabo Verde, Cape Verde, Yeşil Burun Adaları",
  CZ: "Czech Republic, Czechia, Çek Cumhuriyeti, Çekya",
  DE: "Deutschland, BRD",
  FK: "Malvinas",
  FM: "Micronesia",
  GB: "UK, Great Britain, Britain, England, Scotland, Wales, Northern Ireland, İngiltere, Büyük Britanya, İskoçya, Galler",
  HK: "Hong Kong",
  IE: "Republic of Ireland, Eire",
  KP: "North Korea, Kuzey Kore",
  KR: "Korea, South Korea, Republic of Korea, Güney Kore, Kore",
  LA: "Laos",
  MD: "Moldavya, Moldavia",
  MK: "Macedonia, FYROM, Makedonya",
  MM: "Burma, Birmanya",
  MO: "Macau, Makao",
  NL: "Holland, Hollanda, Felemenk",
  PS: "Palestine, Filistin",
  RU: "Russian Federation, Rusya Federasyonu",
  SA: "KSA, Suudi Arabistan",
  ST: "Sao Tome",
  SY: "Suriye, Syria",
  SZ: "Swaziland, Svaziland",
  TL: "East Timor, Doğu Timor",
  // Northern Cyprus uses the calling code of Türkiye.
  TR: "Turkey, Turkiye, KKTC, TRNC, Northern Cyprus, Kuzey Kıbrıs",
  US: "USA, U.S.A., United States of America, America, ABD, Amerika, Birleşik Devletler",
  VA: "Vatican City, Holy See, Vatikan",
  VN: "Viet Nam",
};

type Named = { country: string; name: string };

const plain = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^the /, "")
    .replace(/^st(?= |$)/, "saint");

const otherUsualNames = (country: string): string[] => usualNames[country]?.split(", ") ?? [];

/** Returns a country's names in the site's languages and the browser's, its code, and common alternatives. */
function otherNames(country: string): string[] {
  const languages = ["tr", "en", ...navigator.languages];
  const names = languages.map((language) =>
    attempt(() => new Intl.DisplayNames(language, { type: "region" }).of(country) ?? "", ""),
  );
  return [...names, ...otherUsualNames(country), country];
}

/**
 * Returns the country whose name starts with the typed text. Full common names have priority ("UK" is not
 * Ukraine), then listed names, with or without accents, then other names. Case is ignored. Repeating a letter
 * selects the next match, as in native lists.
 * @param present the selected country
 * @example findCountry("turkey", countries, "DE") // "TR"
 */
export function findCountry(typed: string, countries: readonly Named[], present: string): string | undefined {
  const beginning = plain(typed);
  if (!beginning) return undefined;
  const listed = countries.filter(({ name }) => plain(name).startsWith(beginning[0] ?? ""));
  if (/^(.)\1*$/u.test(beginning) && listed.length > 0) {
    const next = listed.findIndex(({ country }) => country === present) + 1;
    return listed[next % listed.length]?.country;
  }
  const fits = (name: string) => plain(name).startsWith(beginning);
  const exact = typed.trim().toLocaleLowerCase("tr");
  const found =
    countries.find(({ country }) => otherUsualNames(country).some((name) => plain(name) === beginning)) ??
    countries.find(({ name }) => name.toLocaleLowerCase("tr").startsWith(exact)) ??
    countries.find(({ name }) => fits(name)) ??
    countries.find(({ country }) => otherNames(country).some(fits)) ??
    countries.find(({ name }) => plain(name).includes(` ${beginning}`));
  return found?.country;
}
