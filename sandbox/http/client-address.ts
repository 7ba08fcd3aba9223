import net from "node:net";
import type { Connection } from "./connection";

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const split = (part: string) => part.split(":").filter(Boolean);
  if (tail === undefined) return split(head);
  const missing = 8 - split(head).length - split(tail).length;
  return [...split(head), ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...split(tail)];
}

/**
 * Whose calls are counted together: an IPv4 address, or the network of an IPv6 one, since a single visitor has all of its
 * addresses (RFC 6177).
 * @example limitKey("2001:db8:0:7::1") // "2001:db8:0:7"
 */
export function limitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return net.isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(":").toLowerCase() : plain;
}

/** Whose calls are counted together with this one. Headers of a proxy are not believed: anybody can write them. */
export const addressOf = ({ incoming }: Connection): string =>
  limitKey(incoming?.socket.remoteAddress ?? "here");
