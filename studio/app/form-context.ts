import { createContext, useContext } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { translator, type Translate } from "../texts/app-texts";
import type { Placeholder, Target } from "./api";

/** Context that a form provides to its fields. */
export type FormAround = {
  locale: MaintainerLanguage;
  translate: Translate;
  target: Target;
  placeholders: Placeholder[];
  /** Published slugs, which must not change. */
  fixedNames: string[];
  /** Value on disk. */
  initial: unknown;
  /** Current value. */
  value: unknown;
  /** Unsaved images: their name on the server by file. */
  pictures: Record<string, string>;
  choosePicture: (file: string, name: string) => void;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
};

export const FormAroundContext = createContext<FormAround>({
  locale: "tr",
  translate: translator("tr"),
  target: { file: "", at: [] },
  placeholders: [],
  fixedNames: [],
  initial: undefined,
  value: undefined,
  pictures: {},
  choosePicture: () => undefined,
  announce: () => undefined,
});

export const useFormAround = (): FormAround => useContext(FormAroundContext);

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: Target["at"]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);
