import type { ReactElement } from "react";
import type { Locale } from "../../src/config/languages";
import type { Placeholder } from "./api";
import { useFormAround } from "./form-context";

const pattern = /\{(\w+)(?:: ([^{},]+), ([^{},]+))?\}/g;

/** Returns a text as shown on the site, with placeholders filled in. */
export const filledText = (text: string, placeholders: readonly Placeholder[], locale: Locale): string =>
  text.replace(pattern, (whole, name: string, _one?: string, many?: string) => {
    const value = placeholders.find((placeholder) => placeholder.name === name)?.text[locale];
    if (value === undefined) return whole;
    return many === undefined ? value : `${value} ${many}`;
  });

/** Shows a text as it appears on the site, with chips that insert figures and names. */
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
