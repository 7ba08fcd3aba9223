import { useState } from "react";
import Cropper from "react-easy-crop";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChipPicker } from "@/ui/chip-picker";
import * as kit from "@/ui/kit.module.css";
import type { Crop } from "./render-picture";
import type { PictureName } from "@/state/storefront-memory";
import { useObjectUrl } from "@/ui/use-object-url";
import * as styles from "./picture-crop.module.css";

type CropAreaProps = { name: PictureName; file: Blob; onCrop: (crop: Crop) => void };

const shapes = ["own", "wide"] as const;
const widestZoom = 4;

/** Crop tool for pointer and keyboard: square for the icon, original or 4:1 ratio for the logo. */
export function CropArea({ name, file, onCrop }: CropAreaProps) {
  const { t } = useTranslation("storefront");
  const url = useObjectUrl(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState<(typeof shapes)[number]>("own");
  const [ownAspect, setOwnAspect] = useState(1);
  const aspect = name === "favicon" ? 1 : shape === "wide" ? 4 : ownAspect;

  return (
    <>
      <p className={kit.small}>{t("crop.help")}</p>
      <div className={styles.stage}>
        {url && (
          <Cropper
            image={url}
            aspect={aspect}
            crop={position}
            zoom={zoom}
            maxZoom={widestZoom}
            keyboardStep={8}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => onCrop(pixels)}
            onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwnAspect(naturalWidth / naturalHeight)}
            cropperProps={{ role: "application", "aria-label": t("crop.area") }}
            mediaProps={{ alt: "" }}
            classes={{
              containerClassName: styles.container,
              mediaClassName: styles.media,
              cropAreaClassName: styles.area,
            }}
            // The policy blocks style sheets injected by scripts, so the rules are in the CSS module.
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <div className={styles.settings}>
        <label className={styles.zoom}>
          {t("crop.zoom")}
          <input
            type="range"
            min={1}
            max={widestZoom}
            step={0.1}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
        {name === "logo" && (
          <ChipPicker
            legend={t("crop.shape")}
            name="crop-shape"
            chips={shapes.map((id) => ({ id, label: t(`crop.shapes.${id}`) }))}
            selectedId={shape}
            onSelect={(id) => setShape(id === "wide" ? "wide" : "own")}
          />
        )}
      </div>
    </>
  );
}
