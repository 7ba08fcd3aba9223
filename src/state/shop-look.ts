import { suggestLabel } from "@/lib/reserved-label";
import { readOwnShop } from "./own-shop";
import type { OnboardingState, ShopLook } from "./onboarding-state";

export type ShopTheme = { readonly id: string; readonly name: string };

export type ShopColor = {
  readonly id: string;
  readonly name: string;
  /** As #rrggbb. */
  readonly value: string;
  /** Colour of text on it. */
  readonly onValue: string;
};

type Looks = { readonly themes: readonly ShopTheme[]; readonly colors: readonly ShopColor[] };

/** The theme and the colour that a shop is drawn in: the chosen ones, else the first on offer. */
export function drawnLook(look: ShopLook, { themes, colors }: Looks) {
  const color = colors.find(({ id }) => id === look.color) ?? colors[0];
  const theme = themes.find(({ id }) => id === look.theme) ?? themes[0];
  return {
    theme: theme?.id ?? "",
    color: color?.value ?? "var(--color-primary)",
    onColor: color?.onValue ?? "var(--color-on-primary)",
  };
}

/** The names of the chosen theme and colour; empty where none was chosen. */
export const lookName = ({ theme, color }: ShopLook, { themes, colors }: Looks): string =>
  [themes.find(({ id }) => id === theme)?.name, colors.find(({ id }) => id === color)?.name]
    .filter(Boolean)
    .join(", ");

/** The name in the shop's address: reserved, typed, or made of the Instagram handle, the business's name or a demo's. */
export const shopName = ({ setupWizard, drafts, choices }: OnboardingState): string =>
  drafts.store.subDomain ||
  setupWizard.setup.subDomain ||
  suggestLabel(choices.instagram?.username || drafts.signUp.companyName || readOwnShop());

/** Tells whether a look was chosen that the backend was not sent yet. */
export const isLookUnsaved = ({ look, savedLook }: { look: ShopLook; savedLook: ShopLook }): boolean =>
  (look.theme !== "" && look.theme !== savedLook.theme) ||
  (look.color !== "" && look.color !== savedLook.color);
