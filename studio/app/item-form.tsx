import { useState, type ReactElement } from "react";
import Form from "@rjsf/core";
import { ErrorSchemaBuilder } from "@rjsf/utils";
import { fields } from "./fields";
import { FormActions, FormNotes } from "./form-actions";
import { templates } from "./form-templates";
import { FigureList } from "./figure-input";
import { ChangedFields, useShortcut } from "./parts";
import { useStudio } from "./studio-context";
import { uiSchemaOf } from "./ui-schema";
import { FormContext, useItemDraft, type FormProps } from "./use-item-draft";
import { useTypedTexts } from "./use-typed-texts";
import { widgets } from "./widgets";

/** Disables the form library's validation, because the server applies the rules of the build. */
const noValidator = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

/** Form of a single item, validated while typing and saved on request. */
export function ItemForm(props: FormProps): ReactElement {
  const { item, title } = props;
  const { locale, translate, announce } = useStudio();
  const draft = useItemDraft(props);
  const { value, before, shownFindings, save } = draft;
  useTypedTexts(item, before, value);
  // Constant, since the library remounts every field for a new schema.
  const [uiSchema] = useState(() => uiSchemaOf(item.schema));
  const errors = new ErrorSchemaBuilder();
  for (const { at, message } of shownFindings) if (at) errors.addErrors(message[locale], [...at]);
  useShortcut("s", () => void save());
  const isSingle = typeof value !== "object" || value === null;
  return (
    <FormContext.Provider value={draft}>
      <div className={draft.isReminding ? "item-form reminding" : "item-form"}>
        {draft.isDisputed && (
          <>
            <p>{translate("disputedHint")}</p>
            <ChangedFields lines={draft.changes} />
          </>
        )}
        <Form
          key={draft.replaced?.length}
          tagName="div"
          schema={isSingle ? { ...item.schema, title } : item.schema}
          uiSchema={uiSchema}
          formData={value}
          validator={noValidator}
          {...{ fields, widgets, templates }}
          extraErrors={errors.ErrorSchema}
          showErrorList={false}
          noHtml5Validate
          experimental_defaultFormStateBehavior={{ emptyObjectFields: "skipDefaults" }}
          onChange={({ formData }) => {
            announce("");
            draft.setValue(() => formData);
          }}
        >
          <FigureList />
          <FormNotes {...props} />
          <FormActions {...props} />
        </Form>
      </div>
    </FormContext.Provider>
  );
}
