import { createContext, useContext } from "react";

const FormIdContext = createContext("form");

/** Gives the controls inside a form the prefix of their ids. */
export const FormIdProvider = FormIdContext.Provider;

/** The id of a control of the surrounding form, by field name; two forms on a page never share one. */
export function useControlId(name: string): string {
  return `${useContext(FormIdContext)}-${name}`;
}
