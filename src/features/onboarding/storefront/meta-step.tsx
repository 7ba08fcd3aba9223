import { useCallback } from "react";
import { CircleCheck } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { useLocale } from "@/i18n/use-locale";
import { editStore } from "@/services/operations/edit-store";
import { uploadStoreImages } from "@/services/operations/upload-store-images";
import type { GeneralInformation, ShopLook } from "@/state/onboarding-state";
import { completionStep, lastFormStep } from "@/state/storefront-steps";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import { LongWait } from "@/features/onboarding/long-wait";
import { Notice } from "@/features/onboarding/remote-content";
import { useAction } from "@/features/onboarding/use-action";
import { showAlert } from "@/ui/alert-center";
import { Button } from "@/ui/button";
import { toGeneral } from "./general-form.rules";
import { MetaPreviews } from "./meta-previews";
import { ShopLookPanel } from "./shop-look-panel";
import { useStorefrontMemory, type PictureName } from "./storefront-memory";
import { useChosenLook } from "./use-chosen-look";
import { StepActions } from "./step-actions";
import { useWizard } from "./wizard-context";
import * as styles from "./step.module.css";

/** The keys stand for the pictures in what tells one intent from the next; the files themselves are no text. */
type Upload = GeneralInformation & Partial<ShopLook> & { logoKey?: string; faviconKey?: string };

const names: readonly PictureName[] = ["logo", "favicon"];

/** Step 3: meta tags and image as search and sharing show them, and the one call that saves texts and pictures. */
export function MetaStep() {
  const { t } = useTranslation("storefront");
  const { credentials, state, dispatch } = useOnboarding();
  const { openStep, pathOf } = useWizard();
  const locale = useLocale();
  const look = useChosenLook();
  const { pictures } = useStorefrontMemory();
  const { logo, favicon } = pictures;
  const texts = toGeneral(state.setupWizard.wizard.general);
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

  const saveLook = useAction(
    useCallback(
      (chosen: Partial<ShopLook>, idempotencyKey: string) =>
        editStore(credentials, chosen, { locale, idempotencyKey }),
      [credentials, locale],
    ),
    "warning",
  );

  const save = async () => {
    if (!(await run({ ...texts, ...look, logoKey: logo?.key, faviconKey: favicon?.key }))) return;
    dispatch({ type: "storefront-images-saved" });
    showAlert({ message: t("meta.saved") });
    openStep(completionStep);
  };
  const skip = async () => {
    // The look alone needs no pictures; a failure is said in the alert and keeps nobody here.
    if (look.theme || look.color) await saveLook.run(look);
    dispatch({ type: "storefront-step-skipped", step: lastFormStep });
    openStep(lastFormStep + 1);
  };
  const chosen = names.filter((name) => pictures[name]);

  return (
    <>
      <p className={styles.lead}>{t("meta.lead")}</p>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <MetaPreviews texts={texts} />
          <div>
            <h3 className={styles.subtitle}>{t("meta.pictures")}</h3>
            {chosen.length === 0 && <p className={styles.note}>{t("meta.no-pictures")}</p>}
            {chosen.map((name) => (
              <p key={name} className={styles.note}>
                <CircleCheck aria-hidden="true" size={16} /> {t(`pictures.${name}`)}:{" "}
                {pictures[name]?.fileName}
              </p>
            ))}
          </div>
          <p>
            <LocalizedLink to={pathOf(2)}>{t("meta.edit")}</LocalizedLink>
          </p>
          {texts.title === "" && <Notice tone="warning" message={t("meta.title-missing")} />}
          {message && <Notice tone="danger" message={message} />}
          <LongWait isWaiting={isBusy} />
          <p className={styles.note}>{t("meta.skip-text")}</p>
        </div>
        <ShopLookPanel />
      </div>
      <StepActions previous={2}>
        <Button variant="secondary" onClick={() => void skip()} isBusy={saveLook.isBusy} disabled={isBusy}>
          {t("meta.skip")}
        </Button>
        <Button isBusy={isBusy} onClick={() => (texts.title === "" ? openStep(2) : void save())}>
          {t("meta.save")}
        </Button>
      </StepActions>
    </>
  );
}
