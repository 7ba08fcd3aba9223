import { isSameId, type WireId } from "@/lib/wire-id";
import type { ExtraService } from "@/services/answers/offers";

/** The chosen add-ons that are on offer, as the list writes their codes: what is not offered cannot be chosen. */
export const offeredServices = (chosen: readonly WireId[], offered: readonly ExtraService[]): WireId[] =>
  offered.map(({ code }) => code).filter((code) => chosen.some((other) => isSameId(other, code)));
