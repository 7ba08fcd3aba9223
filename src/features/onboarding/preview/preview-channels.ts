import { hasPart } from "@/state/guards";
import type { OnboardingState } from "@/state/onboarding-state";
import type { PreviewChannel } from "@/scenes/inbox-preview-scene";

/** The channels of the inbox with the choices made so far: those of the marked package, connected ones by their names. */
export function previewChannels(state: OnboardingState): PreviewChannel[] {
  const { choices, drafts, packages } = state;
  const marked = { ...state, packages: drafts.packages ?? packages };
  const instagram = choices.instagram ? `@${choices.instagram.username}` : null;
  return [
    ...(hasPart(marked, "instagram") ? [{ channel: "instagram", account: instagram } as const] : []),
    ...(hasPart(marked, "whatsapp-number")
      ? [{ channel: "whatsapp", account: choices.whatsappNumber } as const]
      : []),
    ...(hasPart(marked, "facebook-page")
      ? [{ channel: "messenger", account: choices.facebookPage } as const]
      : []),
  ];
}
