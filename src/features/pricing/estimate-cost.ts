/** Figures for the estimate; all amounts share one currency. */
export type CostFigures = {
  storePrice: Figure;
  domainPrice: Figure;
  trafficGb: Figure;
  licenceUsers: Figure;
};

type Figure = { readonly value: number; readonly unit: string };

/** The selection whose cost is estimated. */
export type EstimateSelection = {
  hasStore: boolean;
  months: number;
  /** Monthly traffic, in GB. */
  trafficGb: number;
  hasDomain: boolean;
  /** Number of users with separate accounts, in addition to the one that the plan includes. */
  users: number;
};

export type CostEstimate = {
  currency: string;
  storeAmount: number;
  domainYears: number;
  /** Price of the domain; approximate, because registrars set it. */
  domainAmount: number;
  /** Sum of all items with a published price. */
  knownTotal: number;
  /** Monthly traffic above the quota, in GB, which is priced on request. */
  overageGb: number;
  /** Number of additional licences, which are priced on request. */
  licences: number;
  needsQuote: boolean;
};

const monthsInYear = 12;
const atLeastZero = (amount: number) => (Number.isFinite(amount) ? Math.max(0, amount) : 0);

/**
 * Adds up published prices and counts items without a price. Domains are billed per year or part of one,
 * licences per group of users or part of one; traffic and domain require a store and are otherwise ignored.
 * @throws if the prices are in different currencies
 * @example estimateCost({ hasStore: true, months: 12, trafficGb: 400, hasDomain: true, users: 0 }, figures).knownTotal // 315
 */
export function estimateCost(wishes: EstimateSelection, figures: CostFigures): CostEstimate {
  const { storePrice, domainPrice, trafficGb, licenceUsers } = figures;
  if (storePrice.unit !== domainPrice.unit)
    throw new Error("storePrice and domainPrice in data/constants.json need the same unit");
  const months = wishes.hasStore ? Math.ceil(atLeastZero(wishes.months)) : 0;
  const storeAmount = months * storePrice.value;
  const domainYears = wishes.hasDomain ? Math.ceil(months / monthsInYear) : 0;
  const domainAmount = domainYears * domainPrice.value;
  const overageGb = wishes.hasStore ? atLeastZero(wishes.trafficGb - trafficGb.value) : 0;
  const licences = Math.ceil(atLeastZero(wishes.users) / licenceUsers.value);
  return {
    currency: storePrice.unit,
    storeAmount,
    domainYears,
    domainAmount,
    knownTotal: storeAmount + domainAmount,
    overageGb,
    licences,
    needsQuote: overageGb > 0 || licences > 0 || !wishes.hasStore,
  };
}
