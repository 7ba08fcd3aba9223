import "react";

declare module "react" {
  /** Commands of buttons that open and close dialogs without scripts, missing in the types of React. */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- as React declares it
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
