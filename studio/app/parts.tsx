import { useLayoutEffect, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { markedParts } from "../../src/lib/marked-text";
import type { StudioText, TextValues } from "../texts/translator";
import { headingOf, valueAt, withValueAt, type Target } from "../server/target";
import { shortened, shownValue } from "../texts/shown-value";
import { focusOn } from "./field-of-source";
import { useStudio } from "./studio-context";
import { labelAt } from "./ui-schema";
import { useForm } from "./use-item-draft";

/** Reports whether a key is pressed with Ctrl or ⌘, even with Caps Lock on. */
export const isShortcut = (
  { ctrlKey, metaKey, key }: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "key">,
  letter: string,
): boolean => (ctrlKey || metaKey) && key.toLowerCase() === letter;

/** Runs a function when Ctrl or ⌘ and a letter are pressed anywhere. */
export function useShortcut(letter: string, run: () => void) {
  // A layout effect, since otherwise a form would be visible before it handles its shortcut.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isShortcut(event, letter)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  });
}

type ButtonProps = ComponentProps<"button"> & { text: StudioText; values?: TextValues };

export function Button({ text, values, ...others }: ButtonProps): ReactElement {
  const { translate } = useStudio();
  return (
    <button type="button" {...others}>
      {translate(text, values)}
    </button>
  );
}

/** Returns the name of a field: its title; for a list item, its number with its heading or the list's title. */
export function useFieldName(path: Target["at"], title: string): string {
  const { locale, placeholders } = useStudio();
  const { item, value } = useForm();
  const last = path.at(-1);
  if (typeof last !== "number") return title;
  const heading = headingOf(valueAt(value, path));
  if (!heading) return `${labelAt(item.schema, path.slice(0, -1))} ${last + 1}`;
  return `${last + 1}. ${shortened(shownValue(heading, placeholders, locale), 60)}`;
}

/** Returns the attributes that connect an input to its hint and errors. */
export const described = (id: string, errors: readonly unknown[] = []) => ({
  id,
  "aria-invalid": errors.length > 0,
  "aria-describedby": `${id}-hint ${id}-errors`,
});

export const Hint = ({ id, text }: { id: string; text?: ReactNode }): ReactElement | null =>
  text ? (
    <p className="hint" id={`${id}-hint`}>
      {text}
    </p>
  ) : null;

/** Errors of a field or of the checkboxes in a group, with buttons that correct the text. */
export function Errors({ id, messages = [] }: { id: string; messages?: readonly string[] }): ReactElement {
  const { item, value, findings, setValue } = useForm();
  return (
    <>
      <div className="errors" id={`${id}-errors`}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {findings.map(({ at, fix }) => {
        const text = at?.length ? valueAt(value, at) : undefined;
        const own = ["root", ...(at ?? [])].join("_");
        const isHere = own === id || own.replace(/_\d+$/, "-choices") === id;
        if (!at || !isHere || !fix || typeof text !== "string" || !text.includes(fix.from)) return null;
        const correct = () => {
          const correction = text.replace(fix.from, fix.to);
          setValue((old) => withValueAt(old, at, correction));
          // The button is about to disappear.
          focusOn(document.getElementById(own === id ? id : own.replace(/\d+$/, correction)));
        };
        const values = { label: labelAt(item.schema, at) ?? "", ...fix };
        return <Button key={fix.to} className="small" text="correct" values={values} onClick={correct} />;
      })}
    </>
  );
}

const tags = { plain: "span", strong: "strong", emphasis: "em", link: "u" } as const;

export const Formatted = ({ text }: { text: string }): ReactElement => (
  <>
    {markedParts(text).map(({ kind, words }, index) => {
      const Tag = tags[kind];
      return <Tag key={index}>{words}</Tag>;
    })}
  </>
);

/** Differences, each with its field, old value and new value, folded if there are many. */
export function ChangedFields({ lines = [] }: { lines?: string[] }): ReactElement | null {
  const { translate } = useStudio();
  if (lines.length === 0) return null;
  return (
    <details open={lines.length < 4}>
      <summary>{translate("changedFields", { count: lines.length })}</summary>
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>
            <Formatted text={line} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type ListedItem = { name: string; source?: Target; text?: string; lines?: string[] };

/** List of items, each with a button that opens its form, its text if given, and its changed fields. */
export function ItemList({
  items,
  onOpen,
}: {
  items: ListedItem[];
  onOpen: (source: Target) => void;
}): ReactElement {
  return (
    <ul className="history">
      {items.map(({ name, source, text, lines }, index) => (
        <li key={index}>
          {source ? (
            <Button className="small" text="open" values={{ label: name }} onClick={() => onOpen(source)} />
          ) : (
            name
          )}{" "}
          {text}
          <ChangedFields lines={lines} />
        </li>
      ))}
    </ul>
  );
}

type GroupProps = {
  field: { $id: string; path: Target["at"] };
  title: string;
  hint?: string;
  className?: string;
  /** Hides the name, which is already displayed above. */
  isNamedAbove?: boolean;
  children: ReactNode;
};

export function Group({ field, title, hint, className, isNamedAbove, children }: GroupProps): ReactElement {
  return (
    <fieldset className={className} aria-describedby={hint && `${field.$id}-hint`}>
      <legend className={isNamedAbove ? "visually-hidden" : undefined}>
        {useFieldName(field.path, title)}
      </legend>
      <Hint id={field.$id} text={hint} />
      {children}
    </fieldset>
  );
}

export function Moment({ at }: { at: string }): ReactElement {
  const { locale } = useStudio();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
