import { shopAddress } from "@/lib/shop-address";

type Progress = {
  isFinished: boolean;
  /**
   * Reason not to wait for completion: the backend reports no progress, or there has been none for a long
   * time.
   */
  release: "untracked" | "stuck" | null;
  /** Domain sent by the backend; empty if absent. */
  domain: string;
};

type Places = {
  /** Subdomain selected for the shop; empty if there is none. */
  subDomain: string;
  /** Parent domain of all shops. */
  storeDomain: string;
  /** Address of the application. */
  login: string;
};

export type StartTarget = {
  /** Null while the visitor has to wait for the installation. */
  href: string | null;
  /** Notice shown beside the link that starts using the product. */
  note: "bad-address" | "untracked" | "stuck" | null;
};

/**
 * Returns the target of "start using": the shop that the backend names, or the selected one; the application
 * for a customer without a shop, with a rejected shop address, or with a stalled installation.
 */
export function startTarget({ isFinished, release, domain }: Progress, places: Places): StartTarget {
  const { subDomain, storeDomain, login } = places;
  if (!isFinished && release === null) return { href: null, note: null };
  if (!isFinished && release === "stuck") return { href: login, note: "stuck" };
  const shop = [domain, `${subDomain}.${storeDomain}`]
    .map((place) => shopAddress(place, storeDomain))
    .find((address) => address !== null);
  const isBad = shop === undefined && (domain.trim() !== "" || subDomain !== "");
  return { href: shop ?? login, note: isBad ? "bad-address" : isFinished ? null : "untracked" };
}
