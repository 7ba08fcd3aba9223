import type { ComponentProps } from "react";
import { SignedUp } from "@/features/onboarding/signed-up";
import { StorefrontSetup } from "@/features/storefront/storefront-setup";

type OnboardingScreensProps = Omit<ComponentProps<typeof SignedUp>, "Storefront">;

/** All screens behind the sign-up; a separate chunk, which also contains the API client. */
export function OnboardingScreens(props: OnboardingScreensProps) {
  return <SignedUp {...props} Storefront={StorefrontSetup} />;
}
