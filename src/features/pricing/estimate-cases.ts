import type { CostFigures, CostWishes } from "./estimate-cost";

/** Selections to start from; each has a name in the namespace `pricing`. */
export const estimateCases = ["alone", "brand", "team"] as const;
export type EstimateCase = (typeof estimateCases)[number];

/** The selection that a case stands for: a year of the store, with more beside it from case to case. */
export function wishesOf(id: EstimateCase, { trafficGb, licenceUsers }: CostFigures): CostWishes {
  const alone = { hasStore: true, months: 12, trafficGb: trafficGb.value, hasDomain: false, users: 0 };
  return {
    alone,
    brand: { ...alone, hasDomain: true },
    team: { ...alone, hasDomain: true, users: licenceUsers.value },
  }[id];
}

/** The case that a selection is; empty for one of the visitor's own. */
export const caseOf = (wishes: CostWishes, figures: CostFigures): EstimateCase | "" =>
  estimateCases.find((id) => {
    const start = wishesOf(id, figures);
    return (Object.keys(start) as (keyof CostWishes)[]).every((key) => start[key] === wishes[key]);
  }) ?? "";
