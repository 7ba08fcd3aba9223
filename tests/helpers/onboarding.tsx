import type { ReactNode } from "react";
import { beforeAll } from "vitest";
import { OnboardingApp } from "@/features/onboarding/onboarding-app";
import { loadScreens } from "@/templates/load-screens";
import { loadAllScreens } from "./load-all-screens";
import { onboardingFacts } from "./onboarding-facts";

beforeAll(loadAllScreens);

type OnboardingProps = { address: string; signUp?: ReactNode };

/** The onboarding at an address. */
export function Onboarding({ address, signUp = <p>sign-up form</p> }: OnboardingProps) {
  const [pathname = "", search = ""] = address.split("?");
  return (
    <OnboardingApp
      loadScreens={loadScreens}
      location={{ pathname, search: search && `?${search}` }}
      facts={onboardingFacts}
      signUp={signUp}
    />
  );
}
