import type { EstimateSelection } from "./estimate-cost";

/** Maximum number of months and of independent users in an estimate; larger plans require a quote. */
export const maxMonths = 24;
export const mostUsers = 1_000_000;

const form = /^s([01])-m(\d{1,2})-t(\d{1,5})-d([01])-u(\d{1,7})$/;

/**
 * Serialises a selection for the URL.
 * @example formatSelection({ hasStore: true, months: 12, trafficGb: 400, hasDomain: false, users: 0 }) //
 * "s1-m12-t400-d0-u0"
 */
export const formatSelection = ({
  hasStore,
  months,
  trafficGb,
  hasDomain,
  users,
}: EstimateSelection): string =>
  `s${Number(hasStore)}-m${months}-t${trafficGb}-d${Number(hasDomain)}-u${users}`;

/**
 * Parses a selection from the address; null unless `formatSelection` could have produced it.
 * @param trafficGb quota of the store plan: the slider goes up to twice the quota, in steps of an eighth of it
 */
export function parseSelection(text: string, trafficGb: number): EstimateSelection | null {
  const [, store, months, traffic, domain, users] = (form.exec(text) ?? []).map(Number);
  if (store === undefined || months === undefined || traffic === undefined || users === undefined)
    return null;
  const isPossible =
    months >= 1 &&
    months <= maxMonths &&
    traffic <= trafficGb * 2 &&
    traffic % (trafficGb / 8) === 0 &&
    users <= mostUsers;
  if (!isPossible) return null;
  return { hasStore: store === 1, months, trafficGb: traffic, hasDomain: domain === 1, users };
}
