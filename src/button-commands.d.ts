import "react";

declare module "react" {
  /** What a button does to a window without scripts (HTML, "commandfor" and "command"); React's types do not know them yet. */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- as React declares it
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
