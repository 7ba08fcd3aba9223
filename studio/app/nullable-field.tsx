import type { ComponentType, ReactElement } from "react";
import type { FieldProps } from "@rjsf/utils";
import type { FormSchema } from "../server/form-schema";
import { Group } from "./field-parts";
import { useStudio } from "./studio-context";
import { emptyValue, uiSchemaOf } from "./ui-schema";

/** Optional group: a checkbox, and its fields while ticked. */
export function NullableField(props: FieldProps): ReactElement {
  const { fieldPathId, onChange, registry } = props;
  const { translate } = useStudio();
  const schema = props.schema as FormSchema;
  const inner = schema["x-nullable"] as FormSchema;
  const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps>;
  const isThere = (props.formData ?? null) !== null;
  const title = inner.title ?? schema.title;
  return (
    <Group field={fieldPathId} title={schema.title ?? props.name} hint={schema.description}>
      <label className="check">
        <input
          type="checkbox"
          id={`${fieldPathId.$id}-there`}
          checked={isThere}
          onChange={({ target }) => onChange(target.checked ? emptyValue(inner) : null, fieldPathId.path)}
        />
        {translate("isThere")}
      </label>
      {isThere && <SchemaField {...props} schema={{ ...inner, title }} uiSchema={uiSchemaOf(inner)} />}
    </Group>
  );
}
