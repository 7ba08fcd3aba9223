import { toUnicode } from "punycode/punycode.es6.js";

/**
 * Email providers by name, with the top-level domain of their addresses; `any` for providers with national
 * domains.
 */
const services: Record<string, "com" | "any"> = {
  gmail: "com",
  icloud: "com",
  protonmail: "any",
  windowslive: "com",
  hotmail: "any",
  outlook: "any",
  yahoo: "any",
  yandex: "any",
};

/** Misspelt top-level domains that do not exist (IANA root zone), with their corrections. */
const misspeltTlds: Record<string, string> = {
  ...Object.fromEntries(
    "con cim cpm clm xom vom comm coom ccom ocm cmo kom conm comn".split(" ").map((end) => [end, "com"]),
  ),
  comtr: "com.tr",
};

/** Top-level domains that are probably typing errors after a provider's name. */
const slippedServiceEnds = ["co", "cm", "om"];

/**
 * Reports whether two names differ by one insertion, deletion, substitution or transposition after the first
 * letter, which is seldom mistyped.
 */
function isOneEditApart(typed: string, name: string): boolean {
  if (typed === name || typed[0] !== name[0] || Math.abs(typed.length - name.length) > 1) return false;
  let start = 0;
  while (start < name.length && typed[start] === name[start]) start += 1;
  const [a, b] = [typed.slice(start), name.slice(start)];
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isExchanged || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

/** Replaces Turkish `ı` and `İ` with `i`, and removes diacritics from Latin letters. */
const plainLetters = (text: string): string =>
  text.replace(/[Iİı]/g, "i").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Corrects a domain: removes `www.`, and fixes nonexistent or repeated top-level domains and misspelt
 * providers.
 */
function withoutSlips(domain: string): string {
  const [first = "", ...typedEnds] = domain.replace(/^www\./, "").split(".");
  const ends = typedEnds
    .map((end) => misspeltTlds[end] ?? end)
    .filter((end, index, all) => end !== all[index - 1]);
  const name = Object.keys(services).find((service) => service === first || isOneEditApart(first, service));
  if (!name) return [first, ...ends].join(".");
  if (services[name] === "com" || slippedServiceEnds.includes(ends.join("."))) return `${name}.com`;
  return [name, ...ends].join(".");
}

/**
 * Returns the address that was probably intended: without Turkish letters, diacritics or `www.`, in lower case
 * if it was all upper case, and with common domain misspellings corrected. Returns undefined for a plausible
 * address.
 * @example suggestEmail("ayşe@gmial.con") // "ayse@gmail.com"
 */
export function suggestEmail(address: string): string | undefined {
  const [local = "", domain = ""] = address.split("@");
  const typed = `${local}@${toUnicode(domain.toLowerCase())}`;
  const isShouted = address === address.toUpperCase() && address !== address.toLowerCase();
  const plainLocal = plainLetters(local).replace(/^www\./, "");
  const meant = isShouted || plainLocal !== local.toLowerCase() ? plainLocal : local;
  const suggestion = `${meant}@${withoutSlips(plainLetters(typed.slice(local.length + 1)))}`;
  const isSame = suggestion === `${local}@${domain.toLowerCase()}`;
  // Letters of other scripts may be intended.
  return isSame || /[^\u0021-\u007e]/.test(suggestion) ? undefined : suggestion;
}
