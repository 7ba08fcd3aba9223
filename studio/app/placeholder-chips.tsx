import type { ReactElement } from "react";
import type { Locale } from "../../src/config/languages";
import type { Placeholder } from "./api";
import { useFormAround } from "./form-context";

const pattern = /\{(\w+)(?:: ([^{},]+), ([^{},]+))?\}/g;

/** A text as the site shows it, with what its placeholders say now. */
export const filledText = (text: string, placeholders: readonly Placeholder[], locale: Locale): string =>
  text.replace(pattern, (whole, name: string, _one?: string, many?: string) => {
    const value = placeholders.find((placeholder) => placeholder.name === name)?.text[locale];
    if (value === undefined) return whole;
    return many === undefined ? value : `${value} ${many}`;
  });

/** What a text says on the site, and chips that put a figure or a name into it. */
export function PlaceholderChips(props: {
  locale: Locale;
  text: string;
  onInsert: (chip: string) => void;
}): ReactElement {
  const { locale, text, onInsert } = props;
  const { placeholders, translate } = useFormAround();
  const filled = filledText(text, placeholders, locale);
  return (
    <>
      {filled !== text && filled.length < 700 && (
        <p className="on-site" lang={locale}>
          {translate("onSite", { text: filled })}
        </p>
      )}
      <details className="chips">
        <summary>{translate("figures")}</summary>
        <ul>
          {placeholders.map(({ name, text: texts }) => (
            <li key={name}>
              <button
                type="button"
                className="chip"
                aria-label={translate("insert", { name, text: texts[locale] })}
                onClick={() => onInsert(`{${name}}`)}
              >
                <code>{name}</code> {texts[locale]}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
