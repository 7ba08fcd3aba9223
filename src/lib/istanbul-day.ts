type Offset = { days: number; months: number };
type Day = { year: number; month: number; day: number };

/** Offset of Istanbul from UTC since 2016, all year round (IANA tzdata, Europe/Istanbul). */
const offset = 3 * 60 * 60 * 1000;

/**
 * Returns the start of a day in Istanbul, as an ISO timestamp with its offset.
 * @example startOfIstanbulDay("2026-01-31") // "2026-01-31T00:00:00+03:00"
 */
export const startOfIstanbulDay = (day: string): string => `${day}T00:00:00+03:00`;

/**
 * Returns the calendar day from the browser's time zone data; null if the data is missing or has non-ASCII
 * digits.
 */
function dayByIntl(moment: Date): Day | null {
  try {
    const format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
      timeZone: "Europe/Istanbul",
      year: "numeric",
      month: "numeric",
      day: "numeric",
    });
    const parts = format.formatToParts(moment);
    const [year = NaN, month = NaN, day = NaN] = (["year", "month", "day"] as const).map((type) =>
      Number(parts.find((part) => part.type === type)?.value),
    );
    return [year, month, day].every(Number.isInteger) ? { year, month, day } : null;
  } catch {
    return null;
  }
}

function dayByOffset(moment: Date): Day {
  const shifted = new Date(moment.getTime() + offset);
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() };
}

/**
 * Adds an offset to the calendar day in Istanbul. A date past the end of a month becomes its last day.
 * @returns noon UTC of the resulting day, which is the same calendar day in Istanbul (UTC+3)
 * @example addToIstanbulDay(new Date("2026-01-31T22:00:00Z"), { days: 0, months: 1 }) // 1 March 2026
 */
export function addToIstanbulDay(moment: Date, { days, months }: Offset): Date {
  const { year, month, day } = dayByIntl(moment) ?? dayByOffset(moment);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth) + days, 12));
}

/**
 * Returns the calendar day in Istanbul in ISO form.
 * @example istanbulDay(new Date("2026-01-31T22:00:00Z")) // "2026-02-01"
 */
export const istanbulDay = (moment: Date): string =>
  addToIstanbulDay(moment, { days: 0, months: 0 }).toISOString().slice(0, 10);
