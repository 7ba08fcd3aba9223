import { createContext, useContext } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { PlaceholderValues } from "../../src/gatsby/data/interpolate";
import type { Item } from "../server/content-calls";
import { translator, type Translate } from "../texts/translator";

/** Context shared by all parts of the studio. */
type StudioAround = {
  locale: MaintainerLanguage;
  translate: Translate;
  /** Announces a message to screen readers. */
  announce: (text: string) => void;
  placeholders: PlaceholderValues;
};

/** Context that a form provides to its fields. */
type FormAround = {
  item: Pick<Item, "file" | "value" | "fixedNames">;
  /** Current value of the item. */
  value: unknown;
  /** Server names of unsaved images, by file. */
  pictures: Record<string, string>;
  choosePicture: (file: string, name: string) => void;
};

const nothing = () => undefined;

export const StudioContext = createContext<StudioAround>({
  locale: "tr",
  translate: translator("tr"),
  announce: nothing,
  placeholders: {},
});

export const FormContext = createContext<FormAround>({
  item: { file: "", value: undefined, fixedNames: [] },
  value: undefined,
  pictures: {},
  choosePicture: nothing,
});

export const useStudio = (): StudioAround => useContext(StudioContext);
export const useFormAround = (): FormAround => useContext(FormContext);
