import { useRef, useState, type ComponentType, type ReactElement } from "react";
import type { FieldProps } from "@rjsf/utils";
import type { FormSchema } from "../server/form-schema";
import type { PictureRule } from "../server/pictures";
import { slugIn } from "../server/target";
import { preparePicture } from "./api";
import { dayName } from "../texts/translator";
import { LocalizedField } from "./localized-field";
import { described, Errors, Group, Hint } from "./parts";
import { useStatus, useStudio } from "./studio-context";
import { emptyValue, uiSchemaOf } from "./ui-schema";
import { useForm } from "./use-item-draft";

/** Checkboxes for a field with several values from a fixed set. */
function ChoicesField(props: FieldProps): ReactElement {
  const { fieldPathId, schema, name, onChange, errorSchema = {} } = props;
  const { locale } = useStudio();
  const { title = name, description, items } = schema as FormSchema;
  const choices = items?.enum ?? [];
  const chosen = (props.formData ?? []) as string[];
  // Errors of individual choices; the field template shows those of the whole field.
  const errors = Object.values(errorSchema).flatMap((part) =>
    Array.isArray(part) ? [] : (part?.__errors ?? []),
  );
  const tick = (choice: string, isTicked: boolean) =>
    onChange(
      choices.filter((other) => (other === choice ? isTicked : chosen.includes(other))),
      fieldPathId.path,
    );
  return (
    <Group field={fieldPathId} title={title} hint={description}>
      {choices.map((choice) => (
        <label key={choice} className="check">
          <input
            type="checkbox"
            id={`${fieldPathId.$id}_${choice}`}
            checked={chosen.includes(choice)}
            aria-invalid={Object.keys(errorSchema).length > 0}
            onChange={({ target }) => tick(choice, target.checked)}
          />
          {dayName(choice, locale)}
        </label>
      ))}
      <Errors id={`${fieldPathId.$id}-choices`} messages={errors} />
    </Group>
  );
}

/** Optional group: a checkbox, and the group's fields while it is ticked. */
function NullableField(props: FieldProps): ReactElement {
  const { fieldPathId, onChange, registry } = props;
  const { translate } = useStudio();
  const schema = props.schema as FormSchema;
  const { "x-nullable": inner = {} } = schema;
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

/** Parts of a photo to keep in a crop: the most prominent one, or a side (sharp's `gravity` names). */
const keptParts = ["prominent", "centre", "north", "south", "west", "east"] as const;

/** Image field with the current image and a replacement, which is cropped and compressed. */
function PictureField({ fieldPathId, onChange, rawErrors, ...props }: FieldProps): ReactElement {
  const { translate } = useStudio();
  const { item, value, pictures, choosePicture } = useForm();
  const { status, say, refused } = useStatus();
  const [isRefused, setRefused] = useState(false);
  const [chosen, setChosen] = useState<File>();
  const requests = useRef(0);
  const { place, folder, cutTo } = (props.schema as FormSchema)["x-picture"] as PictureRule;
  const current = typeof props.formData === "string" ? props.formData : "";
  const base = current ? current.replace(/^.*\/|\.\w+$/g, "") : slugIn(value);
  const id = fieldPathId.$id;
  const isNamed = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(base);
  const directory = item.file.replace(/[^/]*$/, "");
  const prepared = pictures[directory + current];
  const source = new URLSearchParams(prepared ? { name: prepared } : { file: directory + current });
  const hint = cutTo ? translate("pictureHint", cutTo) : translate("logoHint");

  async function choose(file: File, keptPart = "") {
    say(translate("loading"));
    setRefused(false);
    const request = ++requests.current;
    const { name, ...facts } = await preparePicture(`${place}?keep=${keptPart}`, file);
    if (request !== requests.current) return; // A later choice was made meanwhile.
    setChosen(file);
    const path = `${folder}/${isNamed ? `${base}.${cutTo ? "jpg" : "svg"}` : name}`;
    choosePicture(directory + path, name);
    onChange(path, fieldPathId.path);
    say(translate(cutTo ? "pictureReady" : "logoReady", facts));
  }

  const tryOut = (...how: Parameters<typeof choose>) =>
    void choose(...how).catch((reason) => {
      setRefused(true);
      refused(reason);
    });
  const missing = !current && rawErrors && [translate("pictureMissing")];
  const errors = isRefused ? [status] : missing || rawErrors;

  return (
    <div className="picture">
      {current && <img src={`/studio/api/picture?${source.toString()}`} alt="" />}
      <Hint id={id} text={hint} />
      <input
        {...described(id, errors)}
        type="file"
        accept={cutTo ? ".jpg,.jpeg,.png,.webp,.avif,.tif,.tiff" : ".svg"}
        onChange={({ target: { files } }) => files?.[0] && tryOut(files[0])}
      />
      {cutTo && chosen && (
        <div key={chosen.name + chosen.lastModified}>
          <label htmlFor={`${id}-part`}>{translate("keptPart")}</label>
          <select id={`${id}-part`} onChange={({ target }) => tryOut(chosen, target.value)}>
            {keptParts.map((part) => (
              <option key={part} value={part}>
                {translate(part)}
              </option>
            ))}
          </select>
        </div>
      )}
      {!isRefused && <p className="status">{status}</p>}
      <Errors id={id} messages={errors} />
    </div>
  );
}

/** Custom fields for parts of a schema that the form library cannot render (ui-schema.ts). */
export const fields = {
  choices: ChoicesField,
  localized: LocalizedField,
  nullable: NullableField,
  picture: PictureField,
};
