import { useCallback, useId } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { FormFrame } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { useLocale } from "@/i18n/use-locale";
import { uploadStoreImages } from "@/services/operations/store";
import type { GeneralInformation, ShopLook } from "@/state/onboarding-state";
import { completionStep, lastFormStep } from "@/state/storefront-steps";
import { useOnboarding } from "@/state/onboarding-context";
import { LongWait } from "@/async/long-wait";
import { Notice } from "@/async/remote-content";
import { useAction } from "@/async/use-action";
import { showAlert } from "@/ui/alert-center";
import { Button } from "@/ui/button";
import { toGeneral, validateGeneral } from "./general-form.rules";
import { MetaPreviews } from "./meta-previews";
import { PictureField } from "./picture-field";
import { useStorefrontMemory } from "@/state/storefront-memory";
import { useChosenLook, useSaveLook } from "./use-save-look";
import { StepActions } from "./step-actions";
import { useWizard } from "./wizard-context";
import * as styles from "./step.module.css";

/**
 * Values to save. The keys identify the pictures when two saves are compared, since files cannot be serialised.
 */
type Upload = GeneralInformation & Partial<ShopLook> & { logoKey?: string; faviconKey?: string };

/**
 * Step 3: meta tags and picture, edited in previews of the search result and the share card. Texts and
 * pictures are saved in a single call.
 */
export function MetaStep() {
  const { t } = useTranslation("storefront");
  const { credentials, state, dispatch } = useOnboarding();
  const { openStep } = useWizard();
  const locale = useLocale();
  const formId = useId();
  const look = useChosenLook();
  const { logo, favicon } = useStorefrontMemory().pictures;
  const { run, isBusy, message } = useAction(
    useCallback(
      ({ title, description, tags }: Upload, idempotencyKey: string) => {
        const images = { logo: logo?.ready, favicon: favicon?.ready };
        const texts = { title, description, tags };
        return uploadStoreImages(credentials, { ...images, ...texts, ...look }, { locale, idempotencyKey });
      },
      [credentials, logo, favicon, look, locale],
    ),
  );
  const { saveLook, isBusy: isSavingLook } = useSaveLook();
  const keepDraft = useCallback(
    (values: GeneralInformation) => dispatch({ type: "storefront-general-drafted", general: values }),
    [dispatch],
  );

  const save = async (values: GeneralInformation): Promise<undefined> => {
    const texts = toGeneral(values);
    dispatch({ type: "storefront-general-drafted", general: texts });
    if (!(await run({ ...texts, ...look, logoKey: logo?.key, faviconKey: favicon?.key }))) return;
    dispatch({ type: "storefront-look-saved", look });
    dispatch({ type: "storefront-images-saved" });
    showAlert({ message: t("meta.saved") });
    openStep(completionStep);
  };
  const skip = async () => {
    // Theme and colour are saved even without pictures; a failure does not block the visitor.
    await saveLook();
    dispatch({ type: "storefront-step-skipped", step: lastFormStep });
    openStep(lastFormStep + 1);
  };

  return (
    <>
      <p className={styles.lead}>{t("meta.lead")}</p>
      <FormFrame<GeneralInformation>
        label={t("steps.meta")}
        formId={formId}
        initialValues={state.setupWizard.wizard.general}
        validate={validateGeneral}
        onSubmit={save}
        onInvalid={({ title }) =>
          showAlert({ type: "error", message: t(title ? "meta.title-missing" : "general.invalid") })
        }
        onDraft={keepDraft}
      >
        <MetaPreviews />
        <PictureField name="logo" />
        {message && <Notice tone="danger" message={message} />}
        <LongWait isWaiting={isBusy} />
        <p className={styles.note}>{t("meta.skip-text")}</p>
        <StepActions previous={2}>
          <Button variant="secondary" onClick={() => void skip()} isBusy={isSavingLook} disabled={isBusy}>
            {t("meta.skip")}
          </Button>
          <SubmitButton form={formId}>{t("meta.save")}</SubmitButton>
        </StepActions>
      </FormFrame>
    </>
  );
}
