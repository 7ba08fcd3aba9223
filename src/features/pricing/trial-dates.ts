import { addToIstanbulDay } from "@/lib/istanbul-day";

/**
 * The day of a step of the trial: its days after the start first, then its months from there. A month that is too short for
 * the day gives its last one.
 * @example stepDay(new Date("2026-08-16T12:00:00Z"), { days: 15, months: 6 }) // 28 February 2027
 */
export const stepDay = (start: Date, { days, months }: { days: number; months: number }): Date =>
  addToIstanbulDay(addToIstanbulDay(start, { days, months: 0 }), { days: 0, months });
