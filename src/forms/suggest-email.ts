import { toUnicode } from "punycode/punycode.es6.js";

/** Mail services by name, with the end of their addresses; `any` where countries have their own. */
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

/** Ends that no domain has (IANA, root zone), with the one that was meant. */
const slippedEnds: Record<string, string> = {
  ...Object.fromEntries(
    "con cim cpm clm xom vom comm coom ccom ocm cmo kom conm comn".split(" ").map((end) => [end, "com"]),
  ),
  comtr: "com.tr",
};

/** Ends that a mail service's address has only by a slip. */
const slippedServiceEnds = ["co", "cm", "om"];

/** Tells whether one letter more, less, another or two exchanged make one name of the other; the first letter is seldom mistyped. */
function isOneSlip(typed: string, name: string): boolean {
  if (typed === name || typed[0] !== name[0] || Math.abs(typed.length - name.length) > 1) return false;
  let start = 0;
  while (start < name.length && typed[start] === name[start]) start += 1;
  const [a, b] = [typed.slice(start), name.slice(start)];
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isExchanged || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

/** Letters of ours that are an `i` in every address, and Latin letters without their marks. */
const plainLetters = (text: string): string =>
  text.replace(/[Iİı]/g, "i").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A domain without `www.`, an end that nobody has or that was typed twice, and a slip in the name of a mail service. */
function withoutSlips(domain: string): string {
  const [first = "", ...typedEnds] = domain.replace(/^www\./, "").split(".");
  const ends = typedEnds
    .map((end) => slippedEnds[end] ?? end)
    .filter((end, index, all) => end !== all[index - 1]);
  const name = Object.keys(services).find((service) => service === first || isOneSlip(first, service));
  if (!name) return [first, ...ends].join(".");
  if (services[name] === "com" || slippedServiceEnds.includes(ends.join("."))) return `${name}.com`;
  return [name, ...ends].join(".");
}

/**
 * The address that was probably meant: without Turkish letters and marks, in lower case where it was all in capitals, without `www.`, with
 * the usual domain in place of a well-known slip. Undefined for an address that may well be right.
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
  // Letters that are no Latin ones cannot be told apart from a slip.
  return isSame || /[^\u0021-\u007e]/.test(suggestion) ? undefined : suggestion;
}
