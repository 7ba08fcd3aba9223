import { useLayoutEffect, useMemo, useState, type ReactElement } from "react";
import Form from "@rjsf/core";
import type { Item } from "../server/content-calls";
import type { Target } from "../server/target";
import { ChoicesField } from "./choices-field";
import { fieldErrors } from "./field-errors";
import { templates } from "./form-templates";
import { FormActions } from "./form-actions";
import { LocalizedField } from "./localized-field";
import { NullableField } from "./nullable-field";
import { PictureField } from "./picture-field";
import { withNames } from "./propose-names";
import { FormContext, useStudio } from "./studio-context";
import { uiSchemaOf } from "./ui-schema";
import { useItemDraft, type SavedDraft } from "./use-item-draft";
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

/** Disables the form library's validation; the server applies the rules of the build. */
const noValidator = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

type Props = {
  item: Item;
  title: string;
  onDirty: (isDirty: boolean) => void;
  onSaved: (saved: SavedDraft) => void;
  onReload: () => void;
  onOpen: (source: Target) => void;
  nameOf: (source: Target) => string | undefined;
};

/** Form of one item, validated while typing and saved on request. */
export function ItemForm(props: Props): ReactElement {
  const { item, title } = props;
  const { locale, announce } = useStudio();
  const draft = useItemDraft(props);
  const { value, setValue, findings, pictures, choosePicture, save } = draft;
  // Constant, since the library remounts every field for a new schema.
  const [uiSchema] = useState(() => uiSchemaOf(item.schema));
  const errors = useMemo(() => fieldErrors(findings, locale), [findings, locale]);
  const around = useMemo(
    () => ({ item, value, pictures, choosePicture }),
    [item, value, pictures, choosePicture],
  );
  // A layout effect, since otherwise the form would be visible before it handles the shortcut.
  useLayoutEffect(() => {
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
    <FormContext.Provider value={around}>
      <div className={draft.isReminding ? "item-form reminding" : "item-form"}>
        <Form
          tagName="div"
          schema={isSingle ? { ...item.schema, title } : item.schema}
          uiSchema={uiSchema}
          formData={value}
          validator={noValidator}
          {...{ fields, widgets, templates }}
          extraErrors={errors}
          showErrorList={false}
          noHtml5Validate
          experimental_defaultFormStateBehavior={{ emptyObjectFields: "skipDefaults" }}
          onChange={({ formData }) => {
            announce("");
            setValue((old) => withNames(item.schema, old, formData, item.fixedNames));
          }}
        >
          <FormActions {...props} draft={draft} />
        </Form>
      </div>
    </FormContext.Provider>
  );
}
