import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { randomUuid } from "@/lib/browser-support";
import { Notice } from "@/async/remote-content";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Spinner } from "@/ui/spinner";
import * as kit from "@/ui/kit.module.css";
import type { CropArea as CropAreaComponent } from "./crop-area";
import { renderPicture, type Crop } from "./render-picture";
import { rememberPicture, type PictureName, type ShopPicture } from "@/state/storefront-memory";
import * as styles from "./picture-crop.module.css";

type PictureCropProps = { name: PictureName; picture: ShopPicture; onClose: () => void };
type Tool = { Area: typeof CropAreaComponent } | "failed" | null;

/** Dialog for cropping a picture; the crop tool is loaded on first use. */
export function PictureCrop({ name, picture, onClose }: PictureCropProps) {
  const { t } = useTranslation("storefront");
  const [tool, setTool] = useState<Tool>(null);
  const [crop, setCrop] = useState<Crop>();
  const [step, setStep] = useState<"idle" | "busy" | "failed">("idle");

  useEffect(() => {
    import(/* webpackChunkName: "onboarding-crop" */ "./crop-area").then(
      ({ CropArea }) => setTool({ Area: CropArea }),
      () => setTool("failed"),
    );
  }, []);

  const apply = async () => {
    setStep("busy");
    try {
      const ready = await renderPicture(name, picture.original, crop);
      rememberPicture(name, { ...picture, ready, key: randomUuid() });
      onClose();
    } catch {
      setStep("failed");
    }
  };

  // Rendered outside the form, so that the dialog's controls never submit it.
  return createPortal(
    <Dialog
      isOpen
      size="wide"
      title={t("crop.title", { picture: t(`pictures.${name}`) })}
      closeLabel={t("crop.close")}
      onClose={onClose}
    >
      <div className={kit.stack4}>
        {tool === null && (
          <p role="status" className={kit.row3}>
            <Spinner /> {t("crop.loading")}
          </p>
        )}
        {tool === "failed" && <Notice tone="danger" message={t("crop.load-failed")} />}
        {tool !== null && tool !== "failed" && (
          <tool.Area name={name} file={picture.original} onCrop={setCrop} />
        )}
        {step === "failed" && <Notice tone="danger" message={t("pictures.errors.failed")} />}
        <div className={styles.actions}>
          <Button variant="notr" onClick={onClose}>
            {t("crop.cancel")}
          </Button>
          <Button isBusy={step === "busy"} disabled={!crop} onClick={() => void apply()}>
            {t("crop.apply")}
          </Button>
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}
