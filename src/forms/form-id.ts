import { createContext, useContext } from "react";

const FormIdContext = createContext("form");

/** Provides the id prefix for the controls of a form. */
export const FormIdProvider = FormIdContext.Provider;

/** Returns the id of a control in the surrounding form, unique across all forms of the page. */
export function useControlId(name: string): string {
  return `${useContext(FormIdContext)}-${name}`;
}
