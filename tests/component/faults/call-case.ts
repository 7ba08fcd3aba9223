import type { Locale } from "@/config/languages";
import type { CallId } from "./fake-backend";

/** A screen on which a call is made, as a visitor handles it. */
export type CallCase = {
  call: CallId;
  kind: "read" | "write";
  /** Carries a file, so that "too large" means that file. */
  hasFile?: boolean;
  /** Needs Meta's login: without its token the login comes back. */
  hasLogin?: boolean;
  /** Looked at again and again by itself. */
  isPolled?: boolean;
  /** Shows the screen, up to the point where the call is made; a reading call is made by this. */
  mount: (locale: Locale) => Promise<void>;
  /** Makes the call: for a reading one, again. */
  trigger: (locale: Locale) => void | Promise<void>;
  /** What was typed or chosen is still there. */
  expectKept?: (locale: Locale) => void;
  expectSuccess: (locale: Locale) => void;
};
