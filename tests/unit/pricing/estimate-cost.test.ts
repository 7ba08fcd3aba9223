import { describe, expect, it } from "vitest";
import { estimateCost, type CostFigures, type EstimateSelection } from "@/features/pricing/estimate-cost";

const figures: CostFigures = {
  storePrice: { value: 25, unit: "USD" },
  domainPrice: { value: 15, unit: "USD" },
  trafficGb: { value: 400, unit: "GB" },
  licenceUsers: { value: 2500, unit: "user" },
};

const plain: EstimateSelection = { hasStore: true, months: 1, trafficGb: 0, hasDomain: false, users: 0 };

const estimate = (wishes: Partial<EstimateSelection>) => estimateCost({ ...plain, ...wishes }, figures);

describe("estimateCost()", () => {
  it.each<[string, Partial<EstimateSelection>, number]>([
    ["one month of the store", {}, 25],
    ["a year of the store", { months: 12 }, 300],
    ["a year with a domain", { months: 12, hasDomain: true }, 315],
    ["a month with a domain, which is paid by the year", { hasDomain: true }, 40],
    ["thirteen months, with a second year of the domain", { months: 13, hasDomain: true }, 355],
    ["part of a second month", { months: 1.2 }, 50],
    ["no store, which a domain would require", { hasStore: false, months: 12, hasDomain: true }, 0],
    ["no months", { months: 0, hasDomain: true }, 0],
    ["months that are not a number", { months: NaN }, 0],
  ])("adds up %s", (_name, wishes, total) => {
    expect(estimate(wishes).knownTotal).toBe(total);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2500, 1],
    [2501, 2],
    [5000, 2],
    [1_000_000, 400],
    [-5, 0],
    [NaN, 0],
  ])("the estimate for %i users includes %i licences", (users, licences) => {
    expect(estimate({ users }).licences).toBe(licences);
  });

  it.each([
    [0, 0],
    [400, 0],
    [401, 1],
    [800, 400],
  ])("the estimate for %i GB a month includes %i GB above the quota", (trafficGb, overageGb) => {
    expect(estimate({ trafficGb }).overageGb).toBe(overageGb);
  });

  it.each<[string, Partial<EstimateSelection>, boolean]>([
    ["the store within its quota", { trafficGb: 400, hasDomain: true }, false],
    ["traffic over the quota", { trafficGb: 450 }, true],
    ["licences", { users: 10 }, true],
    ["the platform without a store", { hasStore: false }, true],
    ["traffic without a store", { hasStore: false, trafficGb: 800 }, true],
  ])("reports whether a quote is required for %s", (_name, wishes, needsQuote) => {
    expect(estimate(wishes).needsQuote).toBe(needsQuote);
  });

  it("estimateCost() throws for two different currencies", () => {
    const mixed = { ...figures, domainPrice: { value: 15, unit: "EUR" } };
    expect(() => estimateCost(plain, mixed)).toThrow("same unit");
  });
});
