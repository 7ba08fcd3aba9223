import type { ServerKnowledge } from "@/state/onboarding-reducer";
import { isPartDone } from "@/state/guards";
import { setupParts, type OnboardingState } from "@/state/onboarding-state";
