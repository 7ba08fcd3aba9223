import { replaceEntry } from "@/lib/browser-support";

/** The same text with every percent sign escaped where one begins no valid escape sequence (RFC 3986, 2.1). */
function repaired(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll("%", "%25");
  }
}

/**
 * An address that router and browser can read: path and fragment with broken escapes are taken literally, slashes are single, and a
 * page named by its file is named by its folder.
 * @param address relative or absolute
 * @example repairedAddress("/pricing/?a=%#50%indirim") // "/pricing/?a=%#50%25indirim"
 */
export function repairedAddress(address: string): string {
  const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return (
    repaired(path.replace(/(?<!:)\/{2,}/g, "/").replace(/\/index\.html$/, "/")) + search + repaired(hash)
  );
}

/**
 * The address of the page that a host sent for another spelling of it: the router would take that for an unknown address.
 * @param page path of the page as the build wrote it
 */
export function addressOfPage(address: string, page: string | undefined): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return page?.toLowerCase() === path.toLowerCase() ? page + rest : address;
}

/**
 * The address that is meant by one whose marks were escaped, or that got a blank behind it, in a mail or a message. No page of the
 * site has such a path: the server answers that there is none, where the router reads the marks and takes another page for it.
 * @param address path, query and fragment as the browser writes them
 * @example meantAddress("/pricing%23faq") // "/pricing#faq"
 */
export function meantAddress(address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  try {
    const { href, origin } = new URL(`http://a${repaired(decodeURIComponent(path).trim())}${rest}`);
    const meant = href.slice(origin.length);
    // Each program on the way may have escaped the escapes of the one before.
    return meant === address ? meant : meantAddress(meant);
  } catch {
    return address;
  }
}

/** Goes where the page's address is meant to lead; returns whether it is another one. */
export function goWhereMeant(): boolean {
  const { pathname, search, hash, origin } = window.location;
  const address = pathname + search + hash;
  const meant = meantAddress(address);
  if (meant === address) return false;
  // With the origin, else two slashes at the beginning would be another host.
  window.location.replace(origin + meant);
  return true;
}

/** Repairs the address of the page; returns whether there was something to repair. */
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
 * Keeps addresses from the router that it cannot read, the present one and those that a visitor types or goes back to: it throws at
 * broken escapes, and takes the file of a page for an unknown address. To be called before it starts.
 */
export function repairAddresses() {
  // The router has read the address already: it reads it again as after going back.
  if (repairPresent())
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state as unknown }));
  // Ahead of the router's own listener.
  window.addEventListener("popstate", repairPresent, { capture: true });
}
