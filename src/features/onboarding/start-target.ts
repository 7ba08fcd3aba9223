import { shopAddress } from "@/lib/shop-address";

type Progress = {
  isFinished: boolean;
  /** Why nobody has to wait for the end: the backend tells nothing of it, or nothing has moved for long. */
  release: "untracked" | "stuck" | null;
  /** As the backend wrote it; empty where it names none. */
  domain: string;
};

type Places = {
  /** Label of the shop that was chosen; empty where none was. */
  subDomain: string;
  /** Domain under which shops live. */
  storeDomain: string;
  /** Address of the application. */
  login: string;
};

export type StartTarget = {
  /** Null while the installation has to be waited for. */
  href: string | null;
  /** What has to be said about it. */
  note: "bad-address" | "untracked" | "stuck" | null;
};

/**
 * Where "start using" leads: to the shop that the backend names, else to the one that was chosen, and to the application for a
 * customer without one, or whose shop's address cannot be accepted, or whose installation does not move.
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
