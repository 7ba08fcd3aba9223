import type { ChangeEvent, ReactElement, RefObject } from "react";
import { EditorView } from "@codemirror/view";
import { interpolate } from "../../src/gatsby/data/interpolate";
import { replaceIn, selectionOf } from "./marks";
import { useStudio } from "./studio-context";

type Studio = ReturnType<typeof useStudio>;

const nameOf = ({ placeholders, placeholderTitles, locale }: Studio, figure: string) =>
  `${placeholderTitles[figure]?.[locale] ?? figure}: ${interpolate(`{${figure}}`, placeholders, locale)}`;

/** Datalist of the figures and names that can be inserted into a text. */
export function FigureList(): ReactElement {
  const studio = useStudio();
  return (
    <datalist id="figures">
      {Object.keys(studio.placeholders).map((figure) => (
        <option key={figure}>{nameOf(studio, figure)}</option>
      ))}
    </datalist>
  );
}

/** Field that inserts a figure or name into the text that had focus last, or else into the first one. */
export function FigureInput({
  title,
  field,
}: {
  title: string;
  field: RefObject<EditorView | undefined>;
}): ReactElement {
  const studio = useStudio();
  const label = studio.translate("figures");
  const insert = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const figure = Object.keys(studio.placeholders).find((one) => nameOf(studio, one) === target.value);
    if (!figure) return;
    target.value = "";
    const first = target.parentElement?.querySelector<HTMLElement>(".cm-content");
    const text = field.current ?? (first && EditorView.findFromDOM(first));
    const written = `{${figure}}`;
    if (text) replaceIn(text, selectionOf(text), written, written.length);
  };
  return (
    <input
      className="small figures"
      list="figures"
      aria-label={`${label}: ${title}`}
      placeholder={`+ ${label}`}
      onChange={insert}
    />
  );
}
