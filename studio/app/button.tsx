import type { ComponentProps, ReactElement } from "react";
import type { StudioText, TextValues } from "../texts/translator";
import { useStudio } from "./studio-context";

type Props = ComponentProps<"button"> & { text: StudioText; values?: TextValues };

/** Button labelled with a string of the studio. */
export function Button({ text, values, ...others }: Props): ReactElement {
  const { translate } = useStudio();
  return (
    <button type="button" {...others}>
      {translate(text, values)}
    </button>
  );
}
