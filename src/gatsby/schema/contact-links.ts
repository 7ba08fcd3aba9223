import { telephoneLink } from "../../lib/telephone-link";
import type { PlaceholderValues } from "./interpolate";

/**
 * Lets a reader write or call from a rendered document: its `{email}` and `{phone}` placeholders, filled in later, become
 * links to the site's address and number.
 */
export const withContactLinks = (html: string, { phone }: PlaceholderValues): string =>
  html
    .replaceAll("{email}", '<a href="mailto:{email}">{email}</a>')
    .replaceAll("{phone}", (whole) =>
      typeof phone === "string" ? `<a href="${telephoneLink(phone)}">${whole}</a>` : whole,
    );
