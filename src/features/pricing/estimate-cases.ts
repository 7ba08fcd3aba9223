import type { CostFigures, EstimateSelection } from "./estimate-cost";

/** Preset selections; their names are in the `pricing` namespace. */
export const estimatePresets = ["alone", "brand", "team"] as const;
export type EstimateCase = (typeof estimatePresets)[number];

/** Returns a preset's selection: a year of the store, plus the preset's extras. */
export function wishesOf(id: EstimateCase, { trafficGb }: CostFigures): EstimateSelection {
  const alone = { hasStore: true, months: 12, trafficGb: trafficGb.value, hasDomain: false, users: 0 };
  return {
    alone,
    brand: { ...alone, hasDomain: true },
    team: { ...alone, hasDomain: true, users: 4 },
  }[id];
}

/** Returns the preset that matches a selection; empty for a custom selection. */
export const caseOf = (wishes: EstimateSelection, figures: CostFigures): EstimateCase | "" =>
  estimatePresets.find((id) => {
    const start = wishesOf(id, figures);
    return (Object.keys(start) as (keyof EstimateSelection)[]).every((key) => start[key] === wishes[key]);
  }) ?? "";
