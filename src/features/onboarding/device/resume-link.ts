import type { Credentials } from "@/state/onboarding-state";

const prefix = "#r=";

/** What an id or a hash may look like: nothing that would need escaping anywhere. */
const credential = /^[\w-]{1,200}$/;

/** The separator of id and hash: no character of either. */
const separator = ".";

/**
 * The link that continues an onboarding on another device: its credentials in the fragment, which browsers send nowhere.
 * @param start address of the onboarding, without fragment
 */
export function resumeLink(start: string, { id, hash }: Credentials): string {
  const encoded = btoa(`${id}${separator}${hash}`);
  return `${start}${prefix}${encoded.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** Tells whether an address's fragment is one of a resume link, right or wrong. */
export const isResumeFragment = (fragment: string): boolean => fragment.startsWith(prefix);

/** The credentials in the fragment of a resume link; null where it is damaged or made up. */
export function credentialsOfFragment(fragment: string): Credentials | null {
  if (!isResumeFragment(fragment)) return null;
  const encoded = fragment.slice(prefix.length).replaceAll("-", "+").replaceAll("_", "/");
  try {
    const [id = "", hash = "", ...rest] = atob(encoded).split(separator);
    const isWhole = rest.length === 0 && credential.test(id) && credential.test(hash);
    return isWhole ? { id, hash } : null;
  } catch {
    return null;
  }
}
