import type { ReactElement } from "react";
import type { FieldProps } from "@rjsf/utils";
import { defaultLocale, locales, type Locale } from "../../src/config/languages";
import type { FormSchema } from "../server/form-schema";
import { valueAt } from "../server/target";
import { Group } from "./field-parts";
import { useFormAround } from "./studio-context";
import { TextField } from "./text-field";

type Texts = Partial<Record<Locale, string>>;

/** Text field with one input per language. */
export function LocalizedField(props: FieldProps): ReactElement {
  const { fieldPathId, onChange, errorSchema, required, name } = props;
  const { item } = useFormAround();
  const schema = props.schema as FormSchema;
  const texts = (props.formData ?? {}) as Texts;
  const before = (valueAt(item.value, fieldPathId.path) ?? {}) as Texts;
  const errors = (errorSchema ?? {}) as Partial<Record<Locale, { __errors?: string[] }>>;
  // An optional text is removed once it is empty in every language.
  const change = (locale: Locale, text: string) => {
    const changed = { ...texts, [locale]: text };
    const isGone = !required && fieldPathId.path.length > 0 && !Object.values(changed).some(Boolean);
    onChange(isGone ? undefined : changed, fieldPathId.path);
  };
  const isSourceNew = before[defaultLocale] !== undefined && texts[defaultLocale] !== before[defaultLocale];
  const isOlder = (locale: Locale) =>
    locale !== defaultLocale && isSourceNew && Boolean(texts[locale]) && texts[locale] === before[locale];
  return (
    <Group
      field={fieldPathId}
      title={schema.title ?? name}
      hint={schema.description}
      className={schema["x-markdown"] ? "localized wide" : "localized"}
    >
      <div className="languages">
        {locales.map((locale) => (
          <TextField
            key={locale}
            id={`${fieldPathId.$id}_${locale}`}
            {...{ locale, schema }}
            text={texts[locale] ?? ""}
            errors={errors[locale]?.__errors ?? []}
            isOlder={isOlder(locale)}
            onChange={(text) => change(locale, text)}
          />
        ))}
      </div>
    </Group>
  );
}
