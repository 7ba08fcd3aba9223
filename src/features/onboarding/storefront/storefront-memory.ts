import { useSyncExternalStore } from "react";
import type { ImageKind } from "@/lib/image-kind";
import { createMemoryStore } from "@/features/onboarding/memory-store";

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

/** What the wizard knows and never stores: it outlives a change of page or language, not a reload (docs/product.md 4). */
export const storefrontMemory = createMemoryStore<StorefrontMemory>({ taxnumber: null, pictures: {} });

/** What the wizard holds in memory, kept current. */
export const useStorefrontMemory = (): StorefrontMemory =>
  useSyncExternalStore(storefrontMemory.subscribe, storefrontMemory.read, storefrontMemory.read);

/** Remembers a picture, or that it was removed. */
export function rememberPicture(name: PictureName, picture: ShopPicture | undefined) {
  storefrontMemory.write({ pictures: { ...storefrontMemory.read().pictures, [name]: picture } });
}
