import { useState, type ReactElement } from "react";
import type { FieldProps } from "@rjsf/utils";
import type { FormSchema } from "../server/form-schema";
import type { PictureRule } from "../server/pictures";
import { slugIn } from "../server/target";
import { ApiError, preparePicture } from "./api";
import { described, Hint } from "./field-parts";
import { useFormAround, useStudio } from "./studio-context";

/** Image field with the current image and a replacement that is cropped and compressed. */
export function PictureField({ fieldPathId, onChange, rawErrors, ...props }: FieldProps): ReactElement {
  const { translate, announce, locale } = useStudio();
  const { item, value, pictures, choosePicture } = useFormAround();
  const [status, setStatus] = useState("");
  const { place, folder, cutTo } = (props.schema as FormSchema)["x-picture"] as PictureRule;
  const current = typeof props.formData === "string" ? props.formData : "";
  const base = current ? (current.split("/").at(-1) ?? "").replace(/\.\w+$/, "") : slugIn(value);
  const id = fieldPathId.$id;
  const isNamed = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(base);
  const directory = item.file.replace(/[^/]*$/, "");
  const prepared = pictures[directory + current];
  const source = new URLSearchParams(prepared ? { name: prepared } : { file: directory + current });
  const hint = cutTo ? translate("pictureHint", cutTo) : translate("logoHint");

  async function choose(file: File | undefined) {
    if (!file) return;
    const say = (text: string) => {
      setStatus(text);
      announce(text);
    };
    say(translate("preparing"));
    try {
      const { name, ...facts } = await preparePicture(place, file);
      const path = `${folder}/${base}.${cutTo ? "jpg" : "svg"}`;
      choosePicture(directory + path, name);
      onChange(path, fieldPathId.path);
      say(translate(cutTo ? "pictureReady" : "logoReady", facts));
    } catch (error) {
      say((error instanceof ApiError && error.text?.[locale]) || translate("offline"));
    }
  }

  return (
    <div className="picture">
      {current && <img src={`/studio/api/picture?${source.toString()}`} alt="" />}
      <Hint id={id} text={isNamed ? hint : `${hint} ${translate("nameFirst")}`} />
      <input
        {...described(id, rawErrors)}
        type="file"
        accept={cutTo ? ".jpg,.jpeg,.png,.webp,.avif,.tif,.tiff" : ".svg"}
        disabled={!isNamed}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <p className="status">{status}</p>
    </div>
  );
}
