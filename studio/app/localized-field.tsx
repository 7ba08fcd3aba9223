import { Fragment, useRef, useState, type ReactElement } from "react";
import { EditorView } from "@codemirror/view";
import type { FieldProps } from "@rjsf/utils";
import { locales, type Locale } from "../../src/config/languages";
import { isFigure, placeholdersIn } from "../../src/gatsby/data/interpolate";
import type { FormSchema } from "../server/form-schema";
import { valueAt } from "../server/target";
import { shownText } from "../texts/translator";
import { FigureInput } from "./figure-input";
import { LinkDialog } from "./link-dialog";
import { formats, lineStartAt, markedAt, markEdit, replaceIn, wordsAt, type Mark, type Range } from "./marks";
import { Button, Errors, Group, useFieldName } from "./parts";
import { useStudio } from "./studio-context";
import { useTextEditor } from "./text-editor";
import { useForm } from "./use-item-draft";

type Texts = Partial<Record<Locale, string>>;

/** Text in one language: its length, its errors, and buttons that format it. */
function TextField({ locale, ...props }: FieldProps & { locale: Locale }): ReactElement {
  const { fieldPathId, onChange, required } = props;
  const studio = useStudio();
  const { locale: language, translate, placeholders, placeholderTitles } = studio;
  const { item } = useForm();
  const [link, setLink] = useState<{ words: Range; address: string }>();
  const id = `${fieldPathId.$id}_${locale}`;
  const schema = props.schema as FormSchema;
  const texts = (props.formData ?? {}) as Texts;
  const { [locale]: text = "" } = texts;
  const errors = (valueAt(props.errorSchema, [locale, "__errors"]) ?? []) as string[];
  const name = new Intl.DisplayNames(language, { type: "language" }).of(locale);
  const isMarkdown = Boolean(schema["x-markdown"]);
  const allowed = (schema["x-marks"] ?? (isMarkdown ? formats : [])) as string[];
  const marks = formats.filter((mark) => allowed.includes(mark));
  const max = schema.properties?.[locale]?.maxLength as number | undefined;
  const used = Object.keys(placeholders).filter(
    (figure) => isFigure(placeholders[figure]) && placeholdersIn(text).includes(figure),
  );
  const length = [...text].length;
  const { box, editor } = useTextEditor({
    id,
    place: `${item.file} ${id}`,
    text,
    locale,
    marks,
    isInvalid: errors.length > 0,
    shownValue: (written) => {
      const value = shownText(written, placeholders, locale);
      const [figure = ""] = /\w+/.exec(written) ?? [];
      return value === written ? undefined : { value, name: placeholderTitles[figure]?.[language] ?? figure };
    },
    onChange: (next) => {
      const changed = { ...texts, [locale]: next };
      // An optional text is removed once it is empty in every language.
      const isGone = !required && fieldPathId.path.length > 0 && !Object.values(changed).some(Boolean);
      onChange(isGone ? undefined : changed, fieldPathId.path);
    },
    onShortcut: (mark) => {
      if (marks.includes(mark)) format(mark);
      return marks.includes(mark);
    },
  });
  const write = (mark: Mark, words: Range, address?: string) => {
    const { range, written, caret } = markEdit(text, mark, words, address);
    if (editor.current) replaceIn(editor.current, range, written, caret);
  };
  const format = (mark: (typeof formats)[number]) => {
    if (!editor.current) return;
    const words = wordsAt(editor.current);
    if (mark === "heading") return replaceIn(editor.current, lineStartAt(editor.current), "## ", 3);
    if (mark === "link") return setLink({ words, address: markedAt(text, mark, words)?.address ?? "" });
    write(mark, words);
  };
  return (
    <div>
      <span className="label" id={`${id}-name`}>
        {name}
      </span>
      {marks.length > 0 && (
        <div className="buttons marks" role="group" aria-label={`${translate("marks")}: ${name}`}>
          {marks.map((mark) => (
            <Button key={mark} className="small" text={mark} onClick={() => format(mark)} />
          ))}
        </div>
      )}
      {link && (
        <LinkDialog
          address={link.address}
          onClose={(address) => {
            setLink(undefined);
            if (address || (address === "" && link.address)) write("link", link.words, address);
          }}
        />
      )}
      <div ref={box} />
      <p className={max !== undefined && length > max ? "length too-long" : "length"} id={`${id}-length`}>
        {max !== undefined && translate("counter", { length, max })}
      </p>
      <Errors id={id} messages={errors} />
      {text.includes("{{") && <p className="hint">{translate("variables")}</p>}
      {used.length > 0 && (
        <p className="hint">
          {translate("figuresHere")}
          {used.map((figure) => (
            <Fragment key={figure}>
              {" "}
              <a href={`#data/constants.json/${figure}`}>{placeholderTitles[figure]?.[language] ?? figure}</a>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

export function LocalizedField(props: FieldProps): ReactElement {
  const { translate } = useStudio();
  const { item } = useForm();
  const texts = Object.values((props.formData ?? {}) as Texts);
  /** Editor of the language that had focus last. */
  const field = useRef<EditorView>();
  const isHalf = !props.required && texts.includes("") && texts.some(Boolean);
  const { title = props.name, description, "x-markdown": isMarkdown } = props.schema as FormSchema;
  const name = useFieldName(props.fieldPathId.path, title);
  const className = isMarkdown ? "wide" : undefined;
  return (
    <Group field={props.fieldPathId} title={title} hint={description} className={className}>
      {isHalf && <p className="hint">{translate("emptyBoth")}</p>}
      <div
        className="languages"
        onFocus={({ target }) => {
          field.current = EditorView.findFromDOM(target) ?? field.current;
        }}
      >
        {locales.map((locale) => (
          <TextField key={locale} {...props} locale={locale} />
        ))}
      </div>
      {!item.file.startsWith("locales/") && <FigureInput title={name} field={field} />}
    </Group>
  );
}
