import { formatPhone } from "@/lib/format-phone";
import { setupParts, type SetupPart } from "@/config/channels";
import { hasPart } from "@/state/guards";
import type { OnboardingState } from "@/state/onboarding-state";
import type { PreviewChannel } from "@/scenes/preview-scenes";

const channelOf: Partial<Record<SetupPart, PreviewChannel["channel"]>> = {
  instagram: "instagram",
  "facebook-page": "messenger",
  "whatsapp-number": "whatsapp",
};

/** Returns the channels for the preview in setup order; connected ones have an account name. */
export function previewChannels(state: OnboardingState): PreviewChannel[] {
  const { choices, drafts, packages } = state;
  const marked = { ...state, packages: drafts.packages ?? packages };
  const accounts: Partial<Record<SetupPart, string | null>> = {
    instagram: choices.instagram && `@${choices.instagram.username}`,
    "facebook-page": choices.facebookPage,
    "whatsapp-number": choices.whatsappNumber && formatPhone(choices.whatsappNumber),
  };
  return setupParts.flatMap((part) => {
    const channel = channelOf[part];
    return channel && hasPart(marked, part) ? [{ channel, account: accounts[part] ?? null }] : [];
  });
}
