import { replaceEntry } from "@/lib/browser-support";
import { localeOfPath, localizedPath, pathWithoutLocale } from "@/lib/locale-path";
import { typedPath } from "@/lib/typed-path";

/** Escapes each percent sign that does not start a valid escape sequence (RFC 3986, 2.1). */
function repaired(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll("%", "%25");
  }
}

/**
 * Returns an address that both router and browser can parse: broken escapes in path and fragment are taken literally, repeated
 * slashes are collapsed, `index.html` is removed from the path, and the language prefix is canonical.
 * @param address relative or absolute
 * @example repairedAddress("/pricing/?a=%#50%indirim") // "/pricing/?a=%#50%25indirim"
 */
export function repairedAddress(address: string): string {
  const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const bare = path.replace(/(?<!:)\/{2,}/g, "/").replace(/\/index\.html$/, "/");
  const canonical = localizedPath(localeOfPath(bare), pathWithoutLocale(bare));
  return repaired(canonical) + search + repaired(hash);
}

/**
 * Returns the canonical address of a page served under another spelling, which the router would not
 * recognise.
 * @param page path of the page in the build
 */
export function addressOfPage(address: string, page: string | undefined): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return page?.toLowerCase() === path.toLowerCase() ? page + rest : address;
}

/**
 * Decodes an address in which a mail program or messenger escaped `?` or `#` or appended a space. No page of the site has such a
 * path: the server responds with 404, while the router would decode these characters and render another page.
 * @param address path, query and fragment as the browser reports them
 * @example decodedAddress("/pricing%23faq") // "/pricing#faq"
 */
export function decodedAddress(address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  try {
    const { href, origin } = new URL(`http://a${repaired(decodeURIComponent(path).trim())}${rest}`);
    const meant = href.slice(origin.length);
    // Repeated, since each program that passed the address on may have escaped it again.
    return meant === address ? meant : decodedAddress(meant);
  } catch {
    return address;
  }
}

/** Redirects to the decoded address if it differs from the current one, and returns whether it does. */
export function redirectToDecodedUrl(): boolean {
  const { pathname, search, hash, origin } = window.location;
  const address = pathname + search + hash;
  const meant = decodedAddress(address);
  if (meant === address) return false;
  // The origin is required: a path that starts with two slashes would point to another host.
  window.location.replace(origin + meant);
  return true;
}

/** Repairs the current address; returns true if it had to be changed. */
function repairPresent(): boolean {
  const { pathname, search, hash } = window.location;
  const address = pathname + search + hash;
  const { pagePath }: { pagePath?: string } = window as Window & { pagePath?: string };
  const better = addressOfPage(repairedAddress(address), pagePath);
  if (better === address) return false;
  replaceEntry(window.history.state, better);
  return true;
}

/**
 * Normalises a fragment typed in capitals or pasted with surrounding punctuation, if only the normalised
 * fragment is an element's id; the browser then scrolls to that element.
 */
function repairFragment() {
  const id = decodeURIComponent(repaired(window.location.hash.slice(1)));
  const meant = typedPath(`/${id}`).slice(1, -1);
  if (!document.getElementById(id) && document.getElementById(meant)) window.location.replace(`#${meant}`);
}

/**
 * Repairs addresses that the router cannot parse, on load and whenever a visitor types such an address or
 * navigates back to it. The router throws on broken escapes and treats `…/index.html` as unknown. Call this
 * before the router starts.
 */
export function repairAddresses() {
  // The router has already parsed the address; a `popstate` event makes it parse the repaired one.
  if (repairPresent())
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state as unknown }));
  // Captured, so that it runs before the router's own listener.
  window.addEventListener("popstate", repairPresent, { capture: true });
  repairFragment();
  window.addEventListener("hashchange", repairFragment);
}
