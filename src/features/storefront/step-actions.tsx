import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Button } from "@/ui/button";
import { useWizard } from "./wizard-context";

type StepActionsProps = {
  previous?: number;
  children: ReactNode;
};

/** Buttons of a step: rendered in the wizard's footer, but still part of the step's form. */
export function StepActions({ previous, children }: StepActionsProps) {
  const { t } = useTranslation("storefront");
  const { footer, openStep } = useWizard();
  if (!footer) return null;
  return createPortal(
    <>
      {previous !== undefined && (
        <Button variant="notr" onClick={() => openStep(previous)}>
          {t("wizard.back")}
        </Button>
      )}
      {children}
    </>,
    footer,
  );
}
