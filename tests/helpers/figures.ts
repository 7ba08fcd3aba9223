import { formatMoney } from "@/lib/format-money";
import { readData } from "./data-files";

type Figure = { value: number; unit: string };

/** The figures of the site: tests compute with them, so that a maintainer may change one. */
export const figures =
  readData<
    Record<
      "storePrice" | "domainPrice" | "trafficGb" | "licenceUsers" | "trialDays" | "suspensionMonths",
      Figure
    >
  >("constants.json");

/** A sum in the currency of the site's prices, as pages write it. */
export const money = (locale: string, amount: number): string =>
  formatMoney(locale, amount, figures.storePrice.unit);
