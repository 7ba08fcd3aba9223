import type { ImageKind } from "@/lib/image-kind";
import { createMemoryStore } from "./memory-store";
import { useStore } from "@/ui/create-store";

export type PictureName = "logo" | "favicon";

/** A selected picture, and its version prepared for upload. */
export type ShopPicture = {
  /** Id that changes with every version of the picture. */
  key: string;
  fileName: string;
  kind: ImageKind;
  /** Selected file, kept so that it can be cropped again. */
  original: Blob;
  /** Picture re-encoded in the browser, which removes all metadata. */
  ready: Blob;
};

export type StorefrontMemory = {
  /** Tax or identity number as typed; null until the field has been used. */
  taxnumber: string | null;
  pictures: Partial<Record<PictureName, ShopPicture>>;
};

/**
 * Values of the wizard that are never stored: they survive a change of page or language, but not a reload
 * (docs/product.md 4).
 */
export const storefrontMemory = createMemoryStore<StorefrontMemory>({ taxnumber: null, pictures: {} });

export const useStorefrontMemory = (): StorefrontMemory => useStore(storefrontMemory);

/** Keeps a picture, or its removal, in memory. */
export function rememberPicture(name: PictureName, picture: ShopPicture | undefined) {
  storefrontMemory.write({ pictures: { ...storefrontMemory.read().pictures, [name]: picture } });
}
