import { completionStep } from "@/state/storefront-steps";
import { CompanyStep } from "./company-step";
import { CompletionStep } from "./completion-step";
import { GeneralStep } from "./general-step";
import { GuideStep } from "./guide-step";
import { MetaStep } from "./meta-step";

/** Content of the step with the given number. */
export function StorefrontStepBody({ step }: { step: number }) {
  if (step === 1) return <CompanyStep />;
  if (step === 2) return <GeneralStep />;
  if (step === 3) return <MetaStep />;
  if (step === completionStep) return <CompletionStep />;
  return <GuideStep key={step} step={step} />;
}
