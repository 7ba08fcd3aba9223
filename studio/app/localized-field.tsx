import { createElement, Fragment, useLayoutEffect, useRef, useState, type ReactElement } from "react";
import type { FieldProps } from "@rjsf/utils";
import { locales, type Locale } from "../../src/config/languages";
import { isFigure, placeholdersIn } from "../../src/gatsby/data/interpolate";
import { markedParts, unmarked } from "../../src/lib/marked-text";
import type { FormSchema } from "../server/form-schema";
import { valueAt } from "../server/target";
import { shownText } from "../texts/translator";
import { FigureInput } from "./figure-input";
import { LinkDialog } from "./link-dialog";
import { formats, lineStartAt, markedAt, markEdit, replaceIn, wordsAt, type Mark, type Range } from "./marks";
import { Button, Errors, Group, isShortcut } from "./parts";
import { useStudio } from "./studio-context";
import { useForm } from "./use-item-draft";

type Texts = Partial<Record<Locale, string>>;

/** Maximum length, in characters, of texts that are displayed with their placeholders filled in. */
const maxShown = 700;

const tags = { plain: "span", strong: "strong", emphasis: "em", link: "u" } as const;

/** Scroll positions of the fields, to restore when a form is reloaded. */
const positions = new Map<string, number>();

/** Text in one language: its length, its errors, and buttons that format it. */
function TextField({ locale, ...props }: FieldProps & { locale: Locale }): ReactElement {
  const { fieldPathId, onChange, required } = props;
  const studio = useStudio();
  const { locale: language, translate, placeholders, placeholderTitles } = studio;
  const { item } = useForm();
  const field = useRef<HTMLTextAreaElement>(null);
  const [link, setLink] = useState<{ words: Range; address: string }>();
  const id = `${fieldPathId.$id}_${locale}`;
  const place = `${item.file} ${id}`;
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    current.setSelectionRange(current.value.length, current.value.length);
    current.scrollTop = positions.get(place) ?? 0;
  }, [place]);
  const schema = props.schema as FormSchema;
  const texts = (props.formData ?? {}) as Texts;
  const { [locale]: text = "" } = texts;
  const errors = (valueAt(props.errorSchema, [locale, "__errors"]) ?? []) as string[];
  // An optional text is removed once it is empty in every language.
  const change = (next: string) => {
    const changed = { ...texts, [locale]: next };
    const isGone = !required && fieldPathId.path.length > 0 && !Object.values(changed).some(Boolean);
    onChange(isGone ? undefined : changed, fieldPathId.path);
  };
  const name = new Intl.DisplayNames(language, { type: "language" }).of(locale);
  const isMarkdown = Boolean(schema["x-markdown"]);
  const allowed = (schema["x-marks"] ?? (isMarkdown ? formats : [])) as string[];
  const marks = formats.filter((mark) => allowed.includes(mark));
  const max = schema.properties?.[locale]?.maxLength as number | undefined;
  const used = Object.keys(placeholders).filter(
    (figure) => isFigure(placeholders[figure]) && placeholdersIn(text).includes(figure),
  );
  const length = [...text].length;
  const shown = shownText(text, placeholders, locale);
  const write = (mark: Mark, words: Range, address?: string) => {
    const { range, written, caret } = markEdit(text, mark, words, address);
    replaceIn(field.current, range, written, caret);
  };
  const format = (mark: (typeof formats)[number]) => {
    const words = wordsAt(field.current);
    if (mark === "heading") return replaceIn(field.current, lineStartAt(field.current), "## ");
    if (mark === "link") return setLink({ words, address: markedAt(text, mark, words)?.address ?? "" });
    write(mark, words);
  };
  return (
    <div>
      <label htmlFor={id}>{name}</label>
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
      <textarea
        id={id}
        lang={locale}
        ref={field}
        rows={isMarkdown ? 24 : Math.min(8, Math.max(2, Math.ceil(length / 44)))}
        value={text}
        aria-invalid={errors.length > 0}
        aria-describedby={`${id}-length ${id}-errors`}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (!isShortcut(event, "b") || !marks.includes("strong")) return;
          event.preventDefault();
          format("strong");
        }}
        onScroll={({ currentTarget }) => positions.set(place, currentTarget.scrollTop)}
      />
      <p className={max !== undefined && length > max ? "length too-long" : "length"} id={`${id}-length`}>
        {max !== undefined && translate("counter", { length, max })}
      </p>
      <Errors id={id} messages={errors} />
      {unmarked(shown) !== text && shown.length < maxShown && (
        <p className="on-site" lang={locale}>
          {translate("onSite")}{" "}
          {markedParts(shown).map(({ kind, words }, index) =>
            createElement(tags[kind], { key: index }, words),
          )}
        </p>
      )}
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
  /** The language's field that had focus last. */
  const field = useRef<HTMLTextAreaElement>();
  const isHalf = !props.required && texts.includes("") && texts.some(Boolean);
  const { title = props.name, description, "x-markdown": isMarkdown } = props.schema as FormSchema;
  const className = isMarkdown ? "wide" : undefined;
  return (
    <Group field={props.fieldPathId} title={title} hint={description} className={className}>
      {isHalf && <p className="hint">{translate("emptyBoth")}</p>}
      <div
        className="languages"
        onFocus={({ target }) => {
          if (target instanceof HTMLTextAreaElement) field.current = target;
        }}
      >
        {locales.map((locale) => (
          <TextField key={locale} {...props} locale={locale} />
        ))}
      </div>
      {!item.file.startsWith("locales/") && <FigureInput title={title} field={field} />}
    </Group>
  );
}
