import { formatMoney } from "@/lib/format-money";
import { readData } from "./data-files";

type Figure = { value: number; unit: string };

/** Figures of the site for computed expectations, so that maintainers can change them. */
export const figures =
  readData<
    Record<
      "storePrice" | "domainPrice" | "trafficGb" | "licenceUsers" | "trialDays" | "suspensionMonths",
      Figure
    >
  >("constants.json");

/** Formats an amount in the currency of the site's prices, as pages do. */
export const money = (locale: string, amount: number): string =>
  formatMoney(locale, amount, figures.storePrice.unit);
