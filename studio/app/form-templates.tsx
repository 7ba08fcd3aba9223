import { useRef, useState, type DragEvent, type MouseEvent, type ReactElement } from "react";
import { flushSync } from "react-dom";
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from "@rjsf/utils";
import type { StudioText } from "../texts/translator";
import { headingOf, valueAt } from "../server/target";
import { Button, Errors, Group, Hint, useFieldName } from "./parts";
import { useStudio } from "./studio-context";
import { useForm } from "./use-item-draft";

/** Field with a label, hint and errors. Fields that contain other fields have their own legend. */
function FieldTemplate(props: FieldTemplateProps): ReactElement {
  const { id, label, children, rawErrors, rawDescription, schema, uiSchema } = props;
  const field = uiSchema?.["ui:field"];
  const isGroup = schema.type === "object" || schema.type === "array";
  const isNamed = field === "picture" || (field === undefined && !isGroup);
  const name = useFieldName(props.fieldPathId.path, label);
  return (
    <div className="field">
      {isNamed && <label htmlFor={id}>{name}</label>}
      {isNamed && <Hint id={id} text={field === undefined && rawDescription} />}
      {children}
      {field !== "picture" && <Errors id={id} messages={rawErrors} />}
    </div>
  );
}

function ObjectFieldTemplate(props: ObjectFieldTemplateProps): ReactElement {
  const { title, properties, fieldPathId, schema } = props;
  const fields = properties.map(({ content }) => content);
  if (fieldPathId.path.length === 0) return <>{fields}</>;
  const isItem = typeof fieldPathId.path.at(-1) === "number";
  return (
    <Group field={fieldPathId} title={title} hint={schema.description} isNamedAbove={isItem}>
      {fields}
    </Group>
  );
}

function ArrayFieldTemplate(props: ArrayFieldTemplateProps): ReactElement {
  const { title, items, onAddClick, canAdd, schema, fieldPathId } = props;
  const { translate } = useStudio();
  const list = useRef<HTMLOListElement>(null);
  const add = (event: MouseEvent) => {
    flushSync(() => onAddClick(event));
    list.current?.lastElementChild?.querySelector<HTMLElement>("input, select, [contenteditable]")?.focus();
  };
  return (
    <Group field={fieldPathId} title={title} hint={schema.description}>
      <ol ref={list} className="list">
        {items}
      </ol>
      {canAdd && (
        <button type="button" onClick={add}>
          {translate("add")}: {title}
        </button>
      )}
    </Group>
  );
}

let dragged: Element | null = null;

function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps): ReactElement {
  const { children, index, totalItems, schema, buttonsProps } = props;
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const { translate } = useStudio();
  const { path } = buttonsProps.fieldPathId;
  const name = useFieldName(path, "");
  const { value } = useForm();
  // In a long list, only a new item is unfolded.
  const [isUnfolded] = useState(() => totalItems < 4 || !headingOf(valueAt(value, path)));
  const [isPlace, setPlace] = useState(false);
  const actions: [StudioText, () => void, boolean, step: number][] = [
    ["moveUp", onMoveUpItem, hasMoveUp, -1],
    ["moveDown", onMoveDownItem, hasMoveDown, 1],
    ["removeItem", onRemoveItem, hasRemove, 0],
  ];
  /** Runs an action and focuses the item's button again, or the next item's if the item was deleted. */
  const run = ({ currentTarget }: MouseEvent, name: string, act: () => void, step: number) => {
    const list = currentTarget.closest("ol");
    flushSync(act);
    const item = list?.children[index + step] ?? list?.lastElementChild;
    const buttons = [...(item?.querySelectorAll<HTMLElement>(":scope > .buttons > button") ?? [])];
    (buttons.find((button) => button.matches(`[name="${name}"]`)) ?? buttons[0])?.focus();
  };
  /**
   * Accepts a dragged item from the same list, and moves it here by clicking its move buttons, one place at a
   * time.
   */
  const hover = (event: DragEvent) => {
    const from = [...(event.currentTarget.parentElement?.children ?? [])].findIndex((one) => one === dragged);
    const fits = from >= 0 && from !== index;
    setPlace(fits && event.type === "dragover");
    if (fits) event.preventDefault();
    const button = `:scope > .buttons > [name="${index < from ? "moveUp" : "moveDown"}"]`;
    for (let left = fits && event.type === "drop" ? Math.abs(index - from) : 0; left > 0; left -= 1)
      dragged?.querySelector<HTMLElement>(button)?.click();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same
    <li
      className={isPlace ? "list-item place" : "list-item"}
      onDragOver={hover}
      onDragLeave={hover}
      onDrop={hover}
    >
      <span
        className="handle"
        draggable
        aria-hidden
        title={translate("drag")}
        onDragStart={({ currentTarget, dataTransfer }) => {
          dragged = currentTarget.closest("li");
          dataTransfer.setData("application/x-item", name); // Text fields do not accept this type
        }}
        onDragEnd={() => (dragged = null)}
      >
        ⠿
      </span>
      {schema.type === "object" && !schema["x-localized"] ? (
        <details open={isUnfolded}>
          <summary>{name}</summary>
          {children}
        </details>
      ) : (
        children
      )}
      <div className="buttons">
        {actions.map(
          ([text, act, isThere, step]) =>
            isThere && (
              <Button
                key={text}
                name={text}
                className="small"
                text={text}
                aria-label={`${translate(text)}: ${name}`}
                onClick={(event) => run(event, text, act, step)}
              />
            ),
        )}
      </div>
    </li>
  );
}

export const templates = { FieldTemplate, ObjectFieldTemplate, ArrayFieldTemplate, ArrayFieldItemTemplate };
