import type { ComponentProps } from "react";
import { SignedUp } from "@/features/onboarding/signed-up";
import { StorefrontSetup } from "@/features/storefront/storefront-setup";

type OnboardingScreensProps = Omit<ComponentProps<typeof SignedUp>, "Storefront">;

/** All screens after the sign-up, in a separate chunk that also contains the API client. */
export function OnboardingScreens(props: OnboardingScreensProps) {
  return <SignedUp {...props} Storefront={StorefrontSetup} />;
}
