import { formatPhone } from "@/lib/format-phone";
import type { SetupPart } from "@/config/channels";
import type { OnboardingState } from "@/state/onboarding-state";

/** Path of the screen for each setup part. */
export const partPaths: Record<SetupPart, string> = {
  instagram: "/onboarding/select-ig-account/",
  "facebook-page": "/onboarding/setup/?part=facebook-page",
  "whatsapp-number": "/onboarding/setup/?part=whatsapp-number",
  storefront: "/onboarding/select-store/",
};

/** Returns the account, page, number or address of a setup part for display; null for an unfinished part. */
export function partValue(state: OnboardingState, part: SetupPart, storeDomain: string): string | null {
  const { choices, setupWizard } = state;
  switch (part) {
    case "instagram":
      return choices.instagram && `@${choices.instagram.username}`;
    case "facebook-page":
      return choices.facebookPage;
    case "whatsapp-number":
      return choices.whatsappNumber && formatPhone(choices.whatsappNumber);
    case "storefront":
      return setupWizard.setup.subDomain ? `${setupWizard.setup.subDomain}.${storeDomain}` : null;
  }
}
