import type { ReactElement } from "react";
import { useFormAround } from "./form-context";

type Props = {
  /** Markup that the text allows (data/schema/shared.schema.json). */
  marks: readonly string[];
  /** Accessible name of the text that the buttons format. */
  name: string;
  /** Replaces the selected text. */
  onReplace: (written: (chosen: string) => string) => void;
};

/** Buttons that format the selected text as strong, emphasis or link. */
export function MarkButtons({ marks, name, onReplace }: Props): ReactElement {
  const { translate } = useFormAround();
  const link = () => {
    const address = prompt(translate("linkAddress"), "/pricing/");
    if (address) onReplace((chosen) => `[${chosen || translate("linkWords")}](${address})`);
  };
  const buttons = [
    { mark: "strong", onClick: () => onReplace((chosen) => `**${chosen || translate("strong")}**`) },
    { mark: "emphasis", onClick: () => onReplace((chosen) => `*${chosen || translate("emphasis")}*`) },
    { mark: "link", onClick: link },
  ] as const;
  return (
    <div className="buttons marks" role="group" aria-label={name}>
      {buttons
        .filter(({ mark }) => marks.includes(mark))
        .map(({ mark, onClick }) => (
          <button key={mark} type="button" className="small" onClick={onClick}>
            {translate(mark)}
          </button>
        ))}
    </div>
  );
}
