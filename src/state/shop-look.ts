import { suggestLabel } from "@/lib/reserved-label";
import { readOwnShop } from "./own-shop";
import type { OnboardingState, ShopLook } from "./onboarding-state";

export type ShopTheme = { readonly id: string; readonly name: string };

export type ShopColor = {
  readonly id: string;
  readonly name: string;
  /** Colour in the form #rrggbb. */
  readonly value: string;
  /** Colour of text on a background of `value`. */
  readonly onValue: string;
};

type Looks = { readonly themes: readonly ShopTheme[]; readonly colors: readonly ShopColor[] };

/** Returns the theme and colour for drawings of the shop: the selected ones, or the first available ones. */
export function drawnLook(look: ShopLook, { themes, colors }: Looks) {
  const color = colors.find(({ id }) => id === look.color) ?? colors[0];
  const theme = themes.find(({ id }) => id === look.theme) ?? themes[0];
  return {
    theme: theme?.id ?? "",
    color: color?.value ?? "var(--color-primary)",
    onColor: color?.onValue ?? "var(--color-on-primary)",
  };
}

/** Returns the names of the selected theme and colour, if any. */
export const lookName = ({ theme, color }: ShopLook, { themes, colors }: Looks): string =>
  [themes.find(({ id }) => id === theme)?.name, colors.find(({ id }) => id === color)?.name]
    .filter(Boolean)
    .join(", ");

/**
 * Returns the name in the shop's address: reserved, typed, or derived from the Instagram handle, the business
 * name or a demo.
 */
export const shopName = ({ setupWizard, drafts, choices }: OnboardingState): string =>
  drafts.store.subDomain ||
  setupWizard.setup.subDomain ||
  suggestLabel(choices.instagram?.username || drafts.signUp.companyName || readOwnShop());

/** Reports whether the selected theme or colour has not been sent to the backend yet. */
export const isLookUnsaved = ({ look, savedLook }: { look: ShopLook; savedLook: ShopLook }): boolean =>
  (look.theme !== "" && look.theme !== savedLook.theme) ||
  (look.color !== "" && look.color !== savedLook.color);
