import { useEffect, useMemo, useState, type ReactElement } from "react";
import Form from "@rjsf/core";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { Item, Placeholder, Target } from "./api";
import { ChoicesField } from "./choices-field";
import { fieldErrors } from "./field-errors";
import { FormAroundContext } from "./form-context";
import {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
} from "./form-templates";
import { FormActions } from "./form-actions";
import { LocalizedField } from "./localized-field";
import { noValidator } from "./no-validator";
import { NullableField } from "./nullable-field";
import { PictureField } from "./picture-field";
import { withNames } from "./propose-names";
import { uiSchemaOf } from "./ui-schema";
import { useItemDraft, type SavedDraft } from "./use-item-draft";
import type { Translate } from "../texts/app-texts";
import { CheckboxWidget, InputWidget, SelectWidget } from "./widgets";

const fields = {
  choices: ChoicesField,
  localized: LocalizedField,
  nullable: NullableField,
  picture: PictureField,
};

const widgets = {
  TextWidget: InputWidget,
  DateWidget: InputWidget,
  URLWidget: InputWidget,
  UpDownWidget: InputWidget,
  SelectWidget,
  CheckboxWidget,
};

const templates = { FieldTemplate, ObjectFieldTemplate, ArrayFieldTemplate, ArrayFieldItemTemplate };

type Props = {
  item: Item;
  title: string;
  locale: MaintainerLanguage;
  translate: Translate;
  placeholders: Placeholder[];
  announce: (text: string) => void;
  onDirty: (isDirty: boolean) => void;
  onSaved: (saved: SavedDraft) => void;
  onReload: () => void;
  onOpen: (source: Target) => void;
  nameOf: (source: Target) => string | undefined;
};

/** Form of one item, validated while typing and saved on request. */
export function ItemForm(props: Props): ReactElement {
  const { item, title, locale, translate, placeholders, announce } = props;
  const draft = useItemDraft(props);
  const { value, setValue, findings, pictures, choosePicture } = draft;
  // Constant, since the library remounts every field for a new schema.
  const [uiSchema] = useState(() => uiSchemaOf(item.schema));
  const errors = useMemo(() => fieldErrors(findings, locale), [findings, locale]);
  const around = useMemo(
    () => ({
      locale,
      translate,
      target: item,
      placeholders,
      fixedNames: item.fixedNames,
      initial: item.value,
      value,
      pictures,
      choosePicture,
      announce,
    }),
    [locale, translate, item, placeholders, value, pictures, choosePicture, announce],
  );
  const { save } = draft;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
      event.preventDefault();
      void save();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [save]);
  const isSingle = typeof value !== "object" || value === null;
  return (
    <FormAroundContext.Provider value={around}>
      <div className={draft.isReminding ? "item-form reminding" : "item-form"}>
        <Form
          tagName="div"
          schema={isSingle ? { ...item.schema, title } : item.schema}
          uiSchema={uiSchema}
          formData={value}
          validator={noValidator}
          fields={fields}
          widgets={widgets}
          templates={templates}
          extraErrors={errors}
          showErrorList={false}
          noHtml5Validate
          experimental_defaultFormStateBehavior={{ emptyObjectFields: "skipDefaults" }}
          onChange={({ formData }) => {
            announce("");
            setValue((old: unknown) => withNames(item.schema, old, formData, item.fixedNames));
          }}
        >
          <FormActions {...props} draft={draft} />
        </Form>
      </div>
    </FormAroundContext.Provider>
  );
}
