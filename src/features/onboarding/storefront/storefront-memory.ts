import { useSyncExternalStore } from "react";
import type { ImageKind } from "@/lib/image-kind";

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

/** What the wizard knows and never stores: it outlives a change of page or language, not a reload (decisions, 4). */
export type StorefrontMemory = {
  /** The onboarding it belongs to. */
  owner: string;
  taxnumber: string | null;
  pictures: Partial<Record<PictureName, ShopPicture>>;
};

const nothing: StorefrontMemory = { owner: "", taxnumber: null, pictures: {} };
let memory = nothing;
const listeners = new Set<() => void>();

/** Forgets everything, as when the device is handed on. */
export function forgetStorefront() {
  memory = nothing;
  listeners.forEach((listener) => listener());
}

/** Remembers something for an onboarding; what belonged to another one is forgotten. */
export function rememberStorefront(owner: string, news: Partial<Omit<StorefrontMemory, "owner">>) {
  memory = { ...(memory.owner === owner ? memory : nothing), ...news, owner };
  listeners.forEach((listener) => listener());
}

/** Remembers a picture, or that it was removed. */
export function rememberPicture(owner: string, name: PictureName, picture: ShopPicture | undefined) {
  const pictures = memory.owner === owner ? memory.pictures : {};
  rememberStorefront(owner, { pictures: { ...pictures, [name]: picture } });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What is remembered for an onboarding. */
export function useStorefrontMemory(owner: string): StorefrontMemory {
  const current = useSyncExternalStore(
    subscribe,
    () => memory,
    () => nothing,
  );
  return current.owner === owner ? current : nothing;
}
