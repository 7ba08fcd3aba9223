import type { CostWishes } from "./estimate-cost";

/** Max months and independent users that can be asked for; larger plans are made with sales. */
export const mostMonths = 24;
export const mostUsers = 1_000_000;

const form = /^s([01])-m(\d{1,2})-t(\d{1,5})-d([01])-u(\d{1,7})$/;

/**
 * A selection as part of an address.
 * @example writeWishes({ hasStore: true, months: 12, trafficGb: 400, hasDomain: false, users: 0 }) // "s1-m12-t400-d0-u0"
 */
export const writeWishes = ({ hasStore, months, trafficGb, hasDomain, users }: CostWishes): string =>
  `s${Number(hasStore)}-m${months}-t${trafficGb}-d${Number(hasDomain)}-u${users}`;

/**
 * The selection of an address; null for anything that the estimator could not have written itself.
 * @param trafficGb the quota of the store plan: the slider ends at twice of it and has eight steps to it
 */
export function readWishes(text: string, trafficGb: number): CostWishes | null {
  const [, store, months, traffic, domain, users] = (form.exec(text) ?? []).map(Number);
  if (store === undefined || months === undefined || traffic === undefined || users === undefined)
    return null;
  const isPossible =
    months >= 1 &&
    months <= mostMonths &&
    traffic <= trafficGb * 2 &&
    traffic % (trafficGb / 8) === 0 &&
    users <= mostUsers;
  if (!isPossible) return null;
  return { hasStore: store === 1, months, trafficGb: traffic, hasDomain: domain === 1, users };
}
