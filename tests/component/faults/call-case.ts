import type { Locale } from "@/config/languages";
import type { CallId } from "./fake-backend";

/** Screen that makes a call, with the visitor's actions on it. */
export type CallCase = {
  call: CallId;
  kind: "read" | "write";
  /** Whether the request contains a file, which "too large" then refers to. */
  hasFile?: boolean;
  /** Whether the call needs a Meta login, which is requested again if its token is missing. */
  hasLogin?: boolean;
  /** Whether the call is polled. */
  isPolled?: boolean;
  /** Renders the screen up to the call; a read call is made by rendering. */
  mount: (locale: Locale) => Promise<void>;
  /** Makes the call, or repeats a read call. */
  trigger: (locale: Locale) => void | Promise<void>;
  /** Expects typed text and choices to be kept. */
  expectKept?: (locale: Locale) => void;
  expectSuccess: (locale: Locale) => void;
};
