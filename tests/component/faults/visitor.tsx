import { act, fireEvent, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { expect, vi } from "vitest";
import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { Onboarding } from "../../helpers/onboarding";
import { renderPage } from "../../helpers/render-page";
import { onboardingStrings, stringsOf } from "../../helpers/strings-of";
import { packaged, storeState } from "../../helpers/stored-onboarding";
import { loginDrivers } from "../onboarding/meta-login-drivers";
import { elapse } from "./elapse";

const [standIn] = loginDrivers;

/** State of the storefront wizard with an address and a title, up to step 3. */
export const inWizard: Partial<OnboardingState> = {
  ...packaged,
  setupWizard: {
    ...initialState.setupWizard,
    setup: { mail: "ada@ornek.example", subDomain: "ada" },
    wizard: {
      ...initialState.setupWizard.wizard,
      reachedStep: 3,
      general: { title: "Ada Butik", description: "", tags: "" },
    },
  },
};

export const button = (locale: Locale, key: string) =>
  screen.getByRole("button", { name: onboardingStrings(locale)(key) });
export const press = (key: string) => (locale: Locale) => {
  fireEvent.click(button(locale, key));
};
/** Clicks a button of the storefront wizard. */
export const pressInWizard = (key: string) => (locale: Locale) => {
  fireEvent.click(screen.getByRole("button", { name: stringsOf(locale, "storefront")(key) }));
};
export const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
export const type = (name: string, value: string) => {
  const input = field(name);
  if (input) fireEvent.change(input, { target: { value } });
};
export const choose = (value: string) => {
  const input = document.querySelector(`input[value="${value}"]`);
  if (input) fireEvent.click(input);
};
export const isChosen = (value: string) => () =>
  expect(document.querySelector(`input[value="${value}"]`)).toBeChecked();
export const hasGoneTo = (screenName: string) => (locale: Locale) =>
  expect(vi.mocked(navigate).mock.lastCall?.[0]).toBe(localizedPath(locale, `/onboarding/${screenName}/`));

export function open(path: string, state: Partial<OnboardingState>) {
  return async (locale: Locale) => {
    storeState(state);
    const page = { locale, path: path.replace(/[?].*/, "") };
    renderPage(<Onboarding address={localizedPath(locale, path)} signUp={null} />, page);
    await elapse(250);
  };
}

/** Logs in with Meta if the screen requests it. */
export async function logIn(locale: Locale) {
  const name = onboardingStrings(locale)("meta.connect");
  const connect = screen.queryByRole("button", { name });
  if (!connect) return;
  await act(() => Promise.resolve(fireEvent.click(connect)));
  await standIn.grant("short-token");
  await elapse(250);
}

export function openBehindLogin(path: string) {
  return async (locale: Locale) => {
    standIn.install();
    await open(path, packaged)(locale);
    await logIn(locale);
  };
}

export const instagramPath = "/onboarding/select-ig-account/";
export const whatsappPath = "/onboarding/setup/?part=whatsapp-number";

/** Renders a screen and performs a visitor's actions before the call. */
export const after =
  (mount: (locale: Locale) => Promise<void>, prepare: () => void) => async (locale: Locale) => {
    await mount(locale);
    prepare();
    await elapse(1_000);
  };
