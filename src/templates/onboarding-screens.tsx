import type { ComponentProps } from "react";
import { SignedUp } from "@/features/onboarding/signed-up";
import { StorefrontSetup } from "@/features/storefront/storefront-setup";

type OnboardingScreensProps = Omit<ComponentProps<typeof SignedUp>, "Storefront">;

/** Everything behind the sign-up; a chunk of its own, which also holds the client for the calls. */
export function OnboardingScreens(props: OnboardingScreensProps) {
  return <SignedUp {...props} Storefront={StorefrontSetup} />;
}
