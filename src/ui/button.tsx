import type { ButtonHTMLAttributes, ReactNode, ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import { Spinner } from "./spinner";
import { useKeptFocus } from "./use-kept-focus";
import type { Variant } from "./variant";
import * as styles from "./button.module.css";
import { LocalizedLink } from "@/i18n/localized-link";

export type ButtonLook = { variant?: Variant; size?: "medium" | "large"; isWide?: boolean };

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Shows a spinner, disables the button and sets `aria-busy`. */
    isBusy?: boolean;
    children: ReactNode;
  };

/** Returns the class names of a button, for other elements that look like one. */
export const buttonClass = ({ variant = "primary", size = "medium", isWide = false }: ButtonLook) =>
  classNames(styles.button, styles[variant], size === "large" && styles.large, isWide && styles.wide);

/** Button in one of the eight variants. Regains focus that it lost while busy. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isWide,
    isBusy = false,
    disabled,
    className,
    children,
    type = "button",
    ...rest
  } = props;
  const element = useKeptFocus<HTMLButtonElement>(isBusy);
  return (
    <button
      {...rest}
      ref={element}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass({ variant, size, isWide }), className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof LocalizedLink> & ButtonLook;

/** Link that looks like a button. */
export function ButtonLink({ variant, size, isWide, className, ...rest }: ButtonLinkProps) {
  return (
    <LocalizedLink {...rest} className={classNames(buttonClass({ variant, size, isWide }), className)} />
  );
}
