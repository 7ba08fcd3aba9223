import { createContext, useContext } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { translator, type Translate } from "../texts/app-texts";
import type { Placeholder, Target } from "./api";

/** What fields know of the form around them. */
export type FormAround = {
  locale: MaintainerLanguage;
  translate: Translate;
  target: Target;
  placeholders: Placeholder[];
  /** Names that are published, and stay. */
  fixedNames: string[];
  /** The value as it is on disk. */
  initial: unknown;
  /** The value as it is now. */
  value: unknown;
  /** Pictures that were chosen and not saved: their name on the server, by their file. */
  pictures: Record<string, string>;
  choosePicture: (file: string, name: string) => void;
  /** Said to who does not see the form. */
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

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: Target["at"]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);
