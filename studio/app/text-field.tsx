import { useRef, type ReactElement } from "react";
import type { Locale } from "../../src/config/languages";
import { interpolate } from "../../src/gatsby/data/interpolate";
import { attempt } from "../../src/lib/browser-support";
import type { FormSchema } from "../server/form-schema";
import { Button } from "./button";
import { Errors } from "./field-parts";
import { useFormAround, useStudio } from "./studio-context";

type Props = {
  id: string;
  locale: Locale;
  schema: FormSchema;
  text: string;
  errors: string[];
  /** Whether the text is unchanged although the default language's text has changed. */
  isOlder: boolean;
  onChange: (text: string) => void;
};

/** Formats with a toolbar button (data/schema/shared.schema.json). */
const formats = ["strong", "emphasis", "link"] as const;

/** Maximum length, in characters, of a text that is shown with its placeholders filled in. */
const maxShown = 700;

/** Text in one language with its length, errors, and buttons that format it or insert figures and names. */
export function TextField({ id, locale, schema, text, errors, isOlder, onChange }: Props): ReactElement {
  const { locale: language, translate, placeholders } = useStudio();
  const { item } = useFormAround();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = new Intl.DisplayNames(language, { type: "language" }).of(locale);
  const isMarkdown = Boolean(schema["x-markdown"]);
  const marks = (schema["x-marks"] ?? (isMarkdown ? formats : [])) as string[];
  const max = schema.properties?.[locale]?.maxLength as number | undefined;
  const length = [...text].length;
  const filled = attempt(() => interpolate(text, placeholders, locale), text);
  /** Replaces the selected text. */
  const replace = (written: (chosen: string) => string) => {
    if (!field.current) return;
    const { selectionStart: start, selectionEnd: end, value } = field.current;
    field.current.setRangeText(written(value.slice(start, end)), start, end, "end");
    onChange(field.current.value);
    field.current.focus();
  };
  const format = (mark: (typeof formats)[number]) => {
    if (mark !== "link") {
      const sign = mark === "strong" ? "**" : "*";
      return replace((chosen) => sign + (chosen || translate(mark)) + sign);
    }
    const address = prompt(translate("linkAddress"), "/pricing/");
    if (address) replace((chosen) => `[${chosen || translate("linkWords")}](${address})`);
  };
  return (
    <div className="language">
      <label htmlFor={id}>{name}</label>
      {marks.length > 0 && (
        <div className="buttons marks" role="group" aria-label={`${translate("marks")}: ${name}`}>
          {formats
            .filter((mark) => marks.includes(mark))
            .map((mark) => (
              <Button key={mark} className="small" text={mark} onClick={() => format(mark)} />
            ))}
        </div>
      )}
      <textarea
        id={id}
        lang={locale}
        ref={field}
        rows={isMarkdown ? 24 : Math.min(8, Math.max(2, Math.ceil(length / 44)))}
        value={text}
        aria-invalid={errors.length > 0}
        aria-describedby={`${id}-length ${id}-errors`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={max !== undefined && length > max ? "length too-long" : "length"} id={`${id}-length`}>
        {max === undefined ? translate("counterOpen", { length }) : translate("counter", { length, max })}
      </p>
      <Errors id={id} messages={errors}>
        {isOlder && <p className="reminder">{translate("older")}</p>}
      </Errors>
      {filled !== text && filled.length < maxShown && (
        <p className="on-site" lang={locale}>
          {translate("onSite", { text: filled })}
        </p>
      )}
      {!item.file.startsWith("locales/") && (
        <details className="chips">
          <summary>{translate("figures")}</summary>
          <ul>
            {Object.keys(placeholders).map((figure) => {
              const shown = interpolate(`{${figure}}`, placeholders, locale);
              const label = translate("insert", { name: figure, text: shown });
              const insert = () => replace(() => `{${figure}}`);
              return (
                <li key={figure}>
                  <button type="button" className="chip" aria-label={label} onClick={insert}>
                    <code>{figure}</code> {shown}
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
