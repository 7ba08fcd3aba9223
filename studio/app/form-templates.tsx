import { useRef, type MouseEvent, type ReactElement } from "react";
import { flushSync } from "react-dom";
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from "@rjsf/utils";
import type { StudioText } from "../texts/translator";
import { Button, Errors, Group, Hint, useFieldName } from "./parts";
import { useStudio } from "./studio-context";

/** Field with a label, hint and errors; composite fields render their own legend. */
function FieldTemplate(props: FieldTemplateProps): ReactElement {
  const { id, label, children, rawErrors, rawDescription, schema, uiSchema } = props;
  const field = uiSchema?.["ui:field"];
  const isGroup = schema.type === "object" || schema.type === "array";
  const isNamed = field === "picture" || (field === undefined && !isGroup);
  const name = useFieldName(props.fieldPathId.path, label);
  const { translate } = useStudio();
  const isWithoutFile = field === "picture" && !props.formData && rawErrors;
  return (
    <div className="field">
      {isNamed && <label htmlFor={id}>{name}</label>}
      {isNamed && <Hint id={id} text={field === undefined && rawDescription} />}
      {children}
      <Errors id={id} messages={isWithoutFile ? [translate("pictureMissing")] : rawErrors} />
    </div>
  );
}

/** Group of related fields. */
function ObjectFieldTemplate(props: ObjectFieldTemplateProps): ReactElement {
  const { title, properties, fieldPathId, schema } = props;
  const fields = properties.map(({ content }) => content);
  if (fieldPathId.path.length === 0) return <>{fields}</>;
  return (
    <Group field={fieldPathId} title={title} hint={schema.description}>
      {fields}
    </Group>
  );
}

/** List with a button to add items. */
function ArrayFieldTemplate(props: ArrayFieldTemplateProps): ReactElement {
  const { title, items, onAddClick, canAdd, schema, fieldPathId } = props;
  const { translate } = useStudio();
  const list = useRef<HTMLOListElement>(null);
  const add = (event: MouseEvent) => {
    flushSync(() => onAddClick(event));
    list.current?.lastElementChild?.querySelector<HTMLElement>("input, select, textarea")?.focus();
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

/** List item with buttons to move and delete it. */
function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps): ReactElement {
  const { children, index, buttonsProps } = props;
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const { translate } = useStudio();
  const label = (text: StudioText) => `${translate(text)}: ${translate("itemNumber", { number: index + 1 })}`;
  const actions: [StudioText, () => void, boolean][] = [
    ["moveUp", onMoveUpItem, hasMoveUp],
    ["moveDown", onMoveDownItem, hasMoveDown],
    ["removeItem", onRemoveItem, hasRemove],
  ];
  return (
    <li className="list-item">
      {children}
      <div className="buttons">
        {actions.map(
          ([text, onClick, isThere]) =>
            isThere && (
              <Button key={text} className="small" text={text} aria-label={label(text)} onClick={onClick} />
            ),
        )}
      </div>
    </li>
  );
}

/** Templates of the form library. */
export const templates = { FieldTemplate, ObjectFieldTemplate, ArrayFieldTemplate, ArrayFieldItemTemplate };
