import { createContext, useContext } from "react";

export type Wizard = {
  /** Opens a step, or the furthest reachable one if it is unreachable. */
  openStep: (step: number) => void;
  close: () => void;
  /** Returns the address of a step, for links; other parts of the current address are preserved. */
  pathOf: (step: number) => string;
  /** Element for the step's buttons; null until it is mounted. */
  footer: HTMLElement | null;
};

const WizardContext = createContext<Wizard | null>(null);

export const WizardProvider = WizardContext.Provider;

/** Returns the wizard that contains the component. @throws outside WizardProvider */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error("useWizard is used outside WizardProvider");
  return wizard;
}
