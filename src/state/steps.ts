import { pathWithoutLocale } from "@/lib/locale-path";

/** The stages the pager shows, in order: the "ordered list of step names" of the docs/product.md 3. */
export const stages = [
  "customer-information",
  "select-package",
  "select-service",
  "confirmation",
  "progress",
] as const;

export type Stage = (typeof stages)[number];

/** The screens of each stage, in order. A screen is the last part of its address. */
export const screensByStage = {
  "customer-information": ["customer-information"],
  "select-package": ["select-package", "setup", "select-ig-account", "select-store"],
  "select-service": ["select-service", "select-integration"],
  confirmation: ["confirmation"],
  progress: ["progress"],
} as const satisfies Record<Stage, readonly string[]>;

export type Screen = (typeof screensByStage)[Stage][number];

/** Every screen, in the order a visitor meets them. */
export const screens: readonly Screen[] = stages.flatMap((stage) => [...screensByStage[stage]]);

/** The stage that comes after accepted customer information and after a chosen package, and its first screen (docs/product.md 4). */
export const secondStage = stages[1];

/** Tells whether a value from outside is a stage. */
export function isStage(value: unknown): value is Stage {
  return stages.some((stage) => stage === value);
}

/** Tells whether a value from outside is a screen. */
export function isScreen(value: unknown): value is Screen {
  return screens.some((screen) => screen === value);
}

/**
 * The stage a screen belongs to.
 * @example stageOf("setup") // "select-package"
 */
export function stageOf(screen: Screen): Stage {
  return stages.find((stage) => screensByStage[stage].some((own) => own === screen)) ?? stages[0];
}

/**
 * The path of a screen without language prefix.
 * @example screenPath("setup") // "/onboarding/setup/"
 */
export const screenPath = (screen: Screen): string => `/onboarding/${screen}/`;

/**
 * The screen an address asks for; null for the onboarding's own address and for anything it does not know.
 * @example screenOfPath("/en/onboarding/setup/") // "setup"
 */
export function screenOfPath(pathname: string): Screen | null {
  const [, , name] = pathWithoutLocale(pathname).split("/");
  return isScreen(name) ? name : null;
}
