import { useRef, type ReactElement } from "react";
import type { FieldProps } from "@rjsf/utils";
import { defaultLocale, locales, type Locale } from "../../src/config/languages";
import type { FormSchema } from "./api";
import { useFormAround, valueAt } from "./form-context";
import { MarkButtons } from "./mark-buttons";
import { PlaceholderChips } from "./placeholder-chips";

type Texts = Partial<Record<Locale, string>>;
type TextErrors = Partial<Record<Locale, { __errors?: string[] }>>;

/** Text field with one input per language, each with its own length, chips and errors. */
export function LocalizedField(props: FieldProps): ReactElement {
  const { fieldPathId, onChange, errorSchema, required } = props;
  const { locale: language, translate, initial, target } = useFormAround();
  const schema = props.schema as FormSchema;
  const texts = (props.formData ?? {}) as Texts;
  const before = (valueAt(initial, fieldPathId.path) ?? {}) as Texts;
  const errors = (errorSchema ?? {}) as TextErrors;
  const last = fieldPathId.path.at(-1);
  const fields = useRef<Partial<Record<Locale, HTMLTextAreaElement | null>>>({});
  // An optional text is removed once it is empty in every language.
  const change = (locale: Locale, text: string) => {
    const changed = { ...texts, [locale]: text };
    const isGone = !required && fieldPathId.path.length > 0 && !Object.values(changed).some(Boolean);
    onChange(isGone ? undefined : changed, fieldPathId.path);
  };
  const isSourceNew = before[defaultLocale] !== undefined && texts[defaultLocale] !== before[defaultLocale];
  const isOlder = (locale: Locale) =>
    locale !== defaultLocale && isSourceNew && Boolean(texts[locale]) && texts[locale] === before[locale];
  const names = new Intl.DisplayNames(language, { type: "language" });
  const isMarkdown = Boolean(schema["x-markdown"]);
  const marks = (schema["x-marks"] ?? (isMarkdown ? ["strong", "emphasis", "link"] : [])) as string[];
  const replace = (locale: Locale, written: (chosen: string) => string) => {
    const field = fields.current[locale];
    if (!field) return;
    const { selectionStart: start, selectionEnd: end } = field;
    field.setRangeText(written(field.value.slice(start, end)), start, end, "end");
    change(locale, field.value);
    field.focus();
  };
  return (
    <fieldset className="localized" aria-describedby={`${fieldPathId.$id}-hint`}>
      <legend>
        {typeof last === "number"
          ? translate("itemNumber", { number: last + 1 })
          : (schema.title ?? props.name)}
      </legend>
      <p className="hint" id={`${fieldPathId.$id}-hint`}>
        {schema.description}
      </p>
      <div className={isMarkdown ? "languages wide" : "languages"}>
        {locales.map((locale) => {
          const id = `${fieldPathId.$id}_${locale}`;
          const text = texts[locale] ?? "";
          const max = schema.properties?.[locale]?.maxLength as number | undefined;
          const length = [...text].length;
          const own = errors[locale]?.__errors ?? [];
          const isTooLong = max !== undefined && length > max;
          return (
            <div key={locale} className="language">
              <label htmlFor={id}>{names.of(locale)}</label>
              {marks.length > 0 && (
                <MarkButtons
                  marks={marks}
                  name={`${translate("marks")}: ${names.of(locale)}`}
                  onReplace={(written) => replace(locale, written)}
                />
              )}
              <textarea
                id={id}
                lang={locale}
                ref={(element) => {
                  fields.current[locale] = element;
                }}
                rows={isMarkdown ? 24 : Math.min(8, Math.max(2, Math.ceil(length / 44)))}
                value={text}
                aria-invalid={own.length > 0}
                aria-describedby={`${id}-length ${id}-errors`}
                onChange={(event) => change(locale, event.target.value)}
              />
              <p className={isTooLong ? "length too-long" : "length"} id={`${id}-length`}>
                {max === undefined
                  ? translate("counterOpen", { length })
                  : translate("counter", { length, max })}
              </p>
              <div id={`${id}-errors`} className="errors">
                {own.map((message) => (
                  <p key={message}>{message}</p>
                ))}
                {isOlder(locale) && <p className="reminder">{translate("older")}</p>}
              </div>
              {!target.file.startsWith("locales/") && (
                <PlaceholderChips
                  locale={locale}
                  text={text}
                  onInsert={(chip) => replace(locale, () => chip)}
                />
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
