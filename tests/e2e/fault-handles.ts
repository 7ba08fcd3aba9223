import { expect, type Locator } from "@playwright/test";
import type { OperationId } from "../../sandbox/contract";
import type { OnboardingState } from "@/state/onboarding-state";
import { onboardingStrings } from "../helpers/strings-of";
import type { Bench } from "./fault-bench";
import { grantAccess } from "./meta-dialog";

/** A call on its screen, as a visitor handles it. */
export type FaultCall = {
  call: OperationId;
  kind: "read" | "write";
  /** Looked at again and again by itself. */
  isPolled?: boolean;
  /** Shows the screen, up to the point where the call is made; a reading call is made by this. */
  mount: (bench: Bench) => Promise<void>;
  /** The control that makes the call: for a reading one, again; absent where it is made again by itself. */
  trigger?: (bench: Bench) => Locator;
  /** What was typed or chosen is still there. */
  expectKept?: (bench: Bench) => Promise<void>;
  expectSuccess: (bench: Bench) => Promise<void>;
};

export const press = (key: string) => (bench: Bench) =>
  bench.page.getByRole("button", { name: onboardingStrings(bench.locale)(key), exact: true });
export const retry = press("remote.retry");
export const field = ({ page }: Bench, name: string) => page.locator(`main [name="${name}"]`);
export const option = ({ page }: Bench, value: string) => page.locator(`input[value="${value}"]`);
export const isAt = (screen: string) => (bench: Bench) =>
  expect(bench.page).toHaveURL(new RegExp(`/onboarding/${screen}/$`));
export const isChecked = (value: string) => (bench: Bench) => expect(option(bench, value)).toBeChecked();
export const seesOption = (value: string) => (bench: Bench) => expect(option(bench, value)).toBeVisible();

/** Signs in at the stand-in of Meta's dialog where the screen asks for it. */
export const logIn = (bench: Bench) => grantAccess(bench.page, () => press("meta.connect")(bench).click());

export const open = (address: string, state?: Partial<OnboardingState>) => async (bench: Bench) => {
  await bench.seed(state);
  await bench.open(address);
};
export const openBehindLogin = (address: string) => async (bench: Bench) => {
  await open(address)(bench);
  await logIn(bench);
};
export const choosing =
  (mount: FaultCall["mount"], value: string): FaultCall["mount"] =>
  async (bench) => {
    await mount(bench);
    await option(bench, value).check();
  };
