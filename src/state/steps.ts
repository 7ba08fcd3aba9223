import { pathWithoutLocale } from "@/lib/locale-path";

/** Stages of the pager in order: the "ordered list of step names" in docs/product.md 3. */
export const stages = [
  "customer-information",
  "select-package",
  "select-service",
  "confirmation",
  "progress",
] as const;

export type Stage = (typeof stages)[number];

/** Screens of each stage in order. The id of a screen is the last segment of its address. */
export const screensByStage = {
  "customer-information": ["customer-information"],
  "select-package": ["select-package", "setup", "select-ig-account", "select-store"],
  "select-service": ["select-service", "select-integration"],
  confirmation: ["confirmation"],
  progress: ["progress"],
} as const satisfies Record<Stage, readonly string[]>;

export type Screen = (typeof screensByStage)[Stage][number];

export const screens: readonly Screen[] = stages.flatMap((stage) => [...screensByStage[stage]]);

/**
 * Stage after the sign-up, the same for every package; also the id of its first screen (docs/product.md 4).
 */
export const secondStage = stages[1];

export function isStage(value: unknown): value is Stage {
  return stages.some((stage) => stage === value);
}

export function isScreen(value: unknown): value is Screen {
  return screens.some((screen) => screen === value);
}

/**
 * Returns the stage of a screen.
 * @example stageOf("setup") // "select-package"
 */
export function stageOf(screen: Screen): Stage {
  return stages.find((stage) => screensByStage[stage].some((own) => own === screen)) ?? stages[0];
}

/**
 * Returns the path of a screen without language prefix.
 * @example screenPath("setup") // "/onboarding/setup/"
 */
export const screenPath = (screen: Screen): string => `/onboarding/${screen}/`;

/**
 * Returns the screen for a path; null for the onboarding's root and for unknown paths.
 * @example screenOfPath("/en/onboarding/setup/") // "setup"
 */
export function screenOfPath(pathname: string): Screen | null {
  const [, , name] = pathWithoutLocale(pathname).split("/");
  return isScreen(name) ? name : null;
}
