import type { ImageKind } from "@/lib/image-kind";
import { createMemoryStore } from "./memory-store";
import { useStore } from "@/ui/create-store";

export type PictureName = "logo" | "favicon";

/** A picture as it was chosen and as it will be sent. */
export type ShopPicture = {
  /** Tells one version of the picture from the next. */
  key: string;
  fileName: string;
  kind: ImageKind;
  /** The file as chosen, to crop it again. */
  original: Blob;
  /** Encoded anew in the browser: nothing but the picture itself. */
  ready: Blob;
};

export type StorefrontMemory = {
  /** Tax or identity number as typed; null until something was typed. */
  taxnumber: string | null;
  pictures: Partial<Record<PictureName, ShopPicture>>;
};

/** Values of the wizard that are never stored: they survive a change of page or language, not a reload (docs/product.md 4). */
export const storefrontMemory = createMemoryStore<StorefrontMemory>({ taxnumber: null, pictures: {} });

/** `storefrontMemory`, kept current. */
export const useStorefrontMemory = (): StorefrontMemory => useStore(storefrontMemory);

/** Remembers a picture, or that it was removed. */
export function rememberPicture(name: PictureName, picture: ShopPicture | undefined) {
  storefrontMemory.write({ pictures: { ...storefrontMemory.read().pictures, [name]: picture } });
}
