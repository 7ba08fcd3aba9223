import type { ShopLook } from "./onboarding-state";

export type ShopTheme = { readonly id: string; readonly name: string; readonly text: string };

export type ShopColor = {
  readonly id: string;
  readonly name: string;
  /** As #rrggbb. */
  readonly value: string;
  /** Colour of text on it. */
  readonly onValue: string;
};

/** What a shop is drawn in before a colour was chosen. */
export const unchosenColor: ShopColor = { id: "", name: "", value: "#6b6785", onValue: "#ffffff" };

/** Tells whether a look was chosen that the backend was not sent yet. */
export const isLookUnsaved = ({ look, savedLook }: { look: ShopLook; savedLook: ShopLook }): boolean =>
  (look.theme !== "" && look.theme !== savedLook.theme) ||
  (look.color !== "" && look.color !== savedLook.color);
