import { useEffect, useRef, type ReactElement } from "react";
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from "@rjsf/utils";
import { useFormAround } from "./form-context";

/** Field with a label, hint and errors; composite fields render their own legend. */
export function FieldTemplate(props: FieldTemplateProps): ReactElement {
  const { id, label, children, rawErrors = [], rawDescription, schema, uiSchema } = props;
  const { translate } = useFormAround();
  const last = props.fieldPathId.path.at(-1);
  const hasOwnFrame =
    uiSchema?.["ui:field"] !== undefined || schema.type === "object" || schema.type === "array";
  const errors = (
    <div className="errors" id={`${id}-errors`}>
      {rawErrors.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
  if (uiSchema?.["ui:field"] === "picture") return children;
  if (hasOwnFrame)
    return (
      <div className="field">
        {children}
        {errors}
      </div>
    );
  return (
    <div className="field">
      <label htmlFor={id}>
        {typeof last === "number" ? translate("itemNumber", { number: last + 1 }) : label}
      </label>
      {rawDescription && (
        <p className="hint" id={`${id}-hint`}>
          {rawDescription}
        </p>
      )}
      {children}
      {errors}
    </div>
  );
}

/** Group of related fields. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps): ReactElement {
  const { title, properties, fieldPathId, schema } = props;
  const { translate } = useFormAround();
  const fields = properties.map(({ content }) => content);
  const last = fieldPathId.path.at(-1);
  if (fieldPathId.path.length === 0) return <>{fields}</>;
  return (
    <fieldset className="group">
      <legend>{typeof last === "number" ? translate("itemNumber", { number: last + 1 }) : title}</legend>
      {schema.description && <p className="hint">{schema.description}</p>}
      {fields}
    </fieldset>
  );
}

/** List with a button to add items. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps): ReactElement {
  const { title, items, onAddClick, canAdd, schema } = props;
  const { translate } = useFormAround();
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(items.length);
  useEffect(() => {
    const isAdded = items.length > count.current;
    count.current = items.length;
    if (isAdded)
      list.current?.lastElementChild?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [items.length]);
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      {schema.description && <p className="hint">{schema.description}</p>}
      <ol ref={list} className="list">
        {items}
      </ol>
      {canAdd && (
        <button type="button" onClick={onAddClick}>
          {translate("add")}: {title}
        </button>
      )}
    </fieldset>
  );
}

/** List item with buttons to move and delete it. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps): ReactElement {
  const { children, index, buttonsProps } = props;
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const { translate } = useFormAround();
  const name = translate("itemNumber", { number: index + 1 });
  const button = (text: string, onClick: () => void, isThere: boolean) =>
    isThere && (
      <button type="button" className="small" aria-label={`${text}: ${name}`} onClick={onClick}>
        {text}
      </button>
    );
  return (
    <li className="list-item">
      {children}
      <div className="buttons">
        {button(translate("moveUp"), onMoveUpItem, hasMoveUp)}
        {button(translate("moveDown"), onMoveDownItem, hasMoveDown)}
        {button(translate("removeItem"), onRemoveItem, hasRemove)}
      </div>
    </li>
  );
}
