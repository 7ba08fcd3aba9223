import { useState, type ReactElement } from "react";
import type { FieldProps } from "@rjsf/utils";
import { api, ApiError, type FormSchema } from "./api";
import { useFormAround } from "./form-context";

/** Image rule of data/schema/shared.schema.json; drawings have no crop size. */
type Rule = { place: string; folder: string; cutTo?: { width: number; height: number } };

/** Image field with the current image and a replacement that is cropped and compressed. */
export function PictureField(props: FieldProps): ReactElement {
  const { fieldPathId, onChange, rawErrors = [] } = props;
  const { translate, target, value, pictures, choosePicture, announce, locale } = useFormAround();
  const [status, setStatus] = useState("");
  const schema = props.schema as FormSchema;
  const { place, folder, cutTo } = schema["x-picture"] as Rule;
  const current = typeof props.formData === "string" ? props.formData : "";
  const slug = (value as { slug?: unknown } | null)?.slug;
  const base = current
    ? (current.split("/").at(-1) ?? "").replace(/\.\w+$/, "")
    : typeof slug === "string"
      ? slug
      : "";
  const id = fieldPathId.$id;
  const isNamed = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(base);
  const directory = target.file.replace(/[^/]*$/, "");
  const prepared = pictures[directory + current];
  const source: Record<string, string> = prepared ? { name: prepared } : { file: directory + current };

  async function choose(file: File | undefined) {
    if (!file) return;
    const say = (text: string) => {
      setStatus(text);
      announce(text);
    };
    say(translate("preparing"));
    try {
      const ready = await api.prepare(place, file);
      const path = `${folder}/${base}.${cutTo ? "jpg" : "svg"}`;
      choosePicture(directory + path, ready.name);
      onChange(path, fieldPathId.path);
      const { width, height, kilobytes } = ready;
      say(translate(cutTo ? "pictureReady" : "logoReady", { width, height, kilobytes }));
    } catch (error) {
      say(error instanceof ApiError && error.text ? error.text[locale] : translate("offline"));
    }
  }

  return (
    <div className="picture field">
      <label htmlFor={id}>{schema.title ?? props.name}</label>
      {current && <img src={`/studio/api/picture?${new URLSearchParams(source).toString()}`} alt="" />}
      <p className="hint" id={`${id}-hint`}>
        {cutTo ? translate("pictureHint", cutTo) : translate("logoHint")}
        {!isNamed && ` ${translate("nameFirst")}`}
      </p>
      <input
        id={id}
        type="file"
        accept={cutTo ? ".jpg,.jpeg,.png,.webp,.avif,.tif,.tiff" : ".svg"}
        disabled={!isNamed}
        aria-invalid={rawErrors.length > 0}
        aria-describedby={`${id}-hint ${id}-errors`}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <p className="status">{status}</p>
      <div className="errors" id={`${id}-errors`}>
        {rawErrors.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}
