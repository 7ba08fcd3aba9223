import type { ComponentProps } from "react";
import { LocalizedLink } from "@/i18n/localized-link";
import { classNames } from "@/lib/class-names";
import { buttonClass, type ButtonLook } from "./button";

type ButtonLinkProps = ComponentProps<typeof LocalizedLink> & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, isWide, className, ...rest }: ButtonLinkProps) {
  return (
    <LocalizedLink {...rest} className={classNames(buttonClass({ variant, size, isWide }), className)} />
  );
}
