import "react";

declare module "react" {
  /** Button attributes that open and close dialogs without scripts; missing from React's types. */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- as React declares it
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
