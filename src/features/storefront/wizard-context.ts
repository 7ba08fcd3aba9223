import { createContext, useContext } from "react";

export type Wizard = {
  /** Opens a step; one that is not reached yet leads to the furthest that is. */
  openStep: (step: number) => void;
  close: () => void;
  /** The address of a step, for links; what else the present address says is kept. */
  pathOf: (step: number) => string;
  /** Where a step puts its buttons; null until it is on the page. */
  footer: HTMLElement | null;
};

const WizardContext = createContext<Wizard | null>(null);

/** Gives the steps the wizard around them. */
export const WizardProvider = WizardContext.Provider;

/** The wizard around a step; only inside WizardProvider. */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error("useWizard is used outside WizardProvider");
  return wizard;
}
