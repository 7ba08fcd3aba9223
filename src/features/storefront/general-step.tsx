import { useCallback, useId } from "react";
import Info from "lucide-react/icons/info";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { FormFrame } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { TextareaField } from "@/forms/textarea-field";
import { TextField } from "@/forms/text-field";
import type { GeneralInformation } from "@/state/onboarding-state";
import { useOnboarding } from "@/state/onboarding-context";
import { showAlert } from "@/ui/alert-center";
import { shownCharacters, toGeneral, validateGeneral } from "./general-form.rules";
import { PictureField } from "./picture-field";
import { PicturePreviews } from "./picture-previews";
import { ShopLookPanel } from "./shop-look-panel";
import { StepActions } from "./step-actions";
import { useWizard } from "./wizard-context";
import * as styles from "./step.module.css";

/** Step 2: title, description, tags, logo and favicon, beside a live preview of the shop. */
export function GeneralStep() {
  const { t } = useTranslation("storefront");
  const { state, dispatch } = useOnboarding();
  const { openStep } = useWizard();
  const { general } = state.setupWizard.wizard;
  const formId = useId();

  const keepDraft = useCallback(
    (values: GeneralInformation) => dispatch({ type: "storefront-general-drafted", general: values }),
    [dispatch],
  );
  const goOn = (values: GeneralInformation): Promise<undefined> => {
    dispatch({ type: "storefront-general-drafted", general: toGeneral(values) });
    dispatch({ type: "storefront-step-skipped", step: 2 });
    openStep(3);
    return Promise.resolve(undefined);
  };

  return (
    <>
      <p className={styles.lead}>{t("general.lead")}</p>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <FormFrame<GeneralInformation>
            label={t("steps.general")}
            formId={formId}
            initialValues={general}
            validate={validateGeneral}
            onSubmit={goOn}
            onInvalid={() => showAlert({ type: "error", message: t("general.invalid") })}
            onDraft={keepDraft}
          >
            <TextField
              name="title"
              label={t("general.form.title")}
              hint={t("general.title-hint", { length: shownCharacters.title })}
              autoComplete="organization"
            />
            <TextareaField
              name="description"
              label={t("general.form.description")}
              hint={t("general.description-hint", { length: shownCharacters.description })}
              rows={3}
              isOptional
            />
            <TextField
              name="tags"
              label={t("general.form.tags")}
              hint={t("general.tags-hint")}
              autoComplete="off"
              isOptional
            />
            <PictureField name="logo" />
            <PictureField name="favicon" />
            <p className={styles.note}>
              <Info aria-hidden="true" size={16} /> {t("general.files-note")}
            </p>
            <StepActions previous={1}>
              <SubmitButton form={formId}>{t("wizard.next")}</SubmitButton>
            </StepActions>
          </FormFrame>
          <PicturePreviews />
        </div>
        <ShopLookPanel />
      </div>
    </>
  );
}
