import type { ComponentType, ReactElement } from "react";
import type { FieldProps } from "@rjsf/utils";
import type { FormSchema } from "./api";
import { useFormAround } from "./form-context";
import { emptyValue, uiSchemaOf } from "./ui-schema";

/** Optional group: a checkbox, and its fields while ticked. */
export function NullableField(props: FieldProps): ReactElement {
  const { fieldPathId, onChange, registry } = props;
  const formData: unknown = props.formData;
  const { translate } = useFormAround();
  const schema = props.schema as FormSchema;
  const inner = schema["x-nullable"] as FormSchema;
  const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps>;
  const isThere = formData !== null && formData !== undefined;
  const id = `${fieldPathId.$id}-there`;
  return (
    <fieldset className="group">
      <legend>{schema.title ?? props.name}</legend>
      <p className="hint">{schema.description}</p>
      <label className="check" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          checked={isThere}
          onChange={(event) => onChange(event.target.checked ? emptyValue(inner) : null, fieldPathId.path)}
        />
        {translate("isThere")}
      </label>
      {isThere && (
        <SchemaField
          {...props}
          schema={{ ...inner, title: inner.title ?? schema.title }}
          uiSchema={uiSchemaOf(inner)}
        />
      )}
    </fieldset>
  );
}
