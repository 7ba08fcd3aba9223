import { useId, useState, type DragEvent } from "react";
import ImageUp from "lucide-react/icons/image-up";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { FieldMessage } from "@/forms/field-frame";
import { Button, buttonClass } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import { classNames } from "@/lib/class-names";
import * as kit from "@/ui/kit.module.css";
import { PictureCrop } from "./picture-crop";
import { rememberPicture, useStorefrontMemory, type PictureName } from "@/state/storefront-memory";
import { takePicture, type PictureError } from "./take-picture";
import { useStrayFiles } from "./use-stray-files";
import { useObjectUrl } from "@/ui/use-object-url";
import * as styles from "./picture-field.module.css";

type Step = "idle" | "over" | "reading" | "cropping";

/** Selects a picture for the shop with a button or by drag and drop, then opens the crop tool. */
export function PictureField({ name }: { name: PictureName }) {
  const { t } = useTranslation("storefront");
  const id = useId();
  const picture = useStorefrontMemory().pictures[name];
  const url = useObjectUrl(picture?.ready);
  const [step, setStep] = useState<Step>("idle");
  const [error, setError] = useState<PictureError | null>(null);
  useStrayFiles();

  const take = async (file: File | null | undefined) => {
    if (!file || step === "reading") return;
    setError(null);
    setStep("reading");
    const taken = await takePicture(name, file);
    setStep("idle");
    // If a file is rejected, the previous picture is kept.
    if (taken.error !== undefined) return setError(taken.error);
    rememberPicture(name, taken.picture);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setStep("idle");
    void take(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    if (step === "idle") setStep("over");
  };
  const remove = () => {
    setError(null);
    rememberPicture(name, undefined);
  };

  return (
    <div role="group" aria-labelledby={`${id}-label`} className={kit.stack1}>
      <p id={`${id}-label`} className={kit.label}>
        {t(`pictures.${name}`)}
      </p>
      <p id={`${id}-hint`} className={kit.quiet}>
        {t(`pictures.${name}-text`)} {t("pictures.limits")}
      </p>
      <div
        className={styles.zone}
        data-step={step}
        data-error={error !== null || undefined}
        onDragOver={over}
        onDragLeave={() => setStep((was) => (was === "over" ? "idle" : was))}
        onDrop={drop}
      >
        <span className={styles.sample} data-name={name}>
          {url ? <img src={url} alt="" /> : step === "reading" ? <Spinner /> : <ImageUp aria-hidden="true" />}
        </span>
        <div className={classNames(kit.stack2, kit.fill)}>
          <p role="status" className={kit.small}>
            {step === "reading"
              ? t("pictures.reading")
              : step === "over"
                ? t("pictures.drop-now")
                : picture
                  ? t("pictures.ready", { name: picture.fileName })
                  : t("pictures.drop")}
          </p>
          <div className={styles.buttons}>
            <input
              id={id}
              className={`visually-hidden ${styles.input}`}
              type="file"
              name={name}
              accept=".png,.jpg,.jpeg,.webp,.ico,image/png,image/jpeg,image/webp,image/x-icon"
              aria-label={`${t(`pictures.${name}`)}: ${picture ? t("pictures.replace") : t("pictures.choose")}`}
              aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
              aria-invalid={error ? true : undefined}
              onChange={({ currentTarget }) => {
                void take(currentTarget.files?.[0]);
                // Lets the visitor select the same file again.
                currentTarget.value = "";
              }}
            />
            <label htmlFor={id} className={buttonClass({ variant: "secondary" })}>
              {picture ? t("pictures.replace") : t("pictures.choose")}
            </label>
            {picture && (
              <>
                <Button
                  variant="notr"
                  aria-label={`${t(`pictures.${name}`)}: ${t("pictures.crop")}`}
                  onClick={() => setStep("cropping")}
                >
                  {t("pictures.crop")}
                </Button>
                <Button
                  variant="notr"
                  aria-label={`${t(`pictures.${name}`)}: ${t("pictures.remove")}`}
                  onClick={remove}
                >
                  {t("pictures.remove")}
                </Button>
              </>
            )}
          </div>
        </div>
      </div>
      <div aria-live="polite">
        <FieldMessage id={`${id}-error`} message={error ? t(`pictures.errors.${error}`) : undefined} />
      </div>
      {picture && step === "cropping" && (
        <PictureCrop name={name} picture={picture} onClose={() => setStep("idle")} />
      )}
    </div>
  );
}
