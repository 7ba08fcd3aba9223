import type { operations } from "./generated/contract";

/** `operationId` of a call in the contract. */
export type CallId = keyof operations;

/**
 * Categories of calls, each with its own fallback message in locales/<language>/errors.json for failures
 * without a message from the backend.
 */
export type CallGroup =
  | "sign-up"
  | "contact"
  | "newsletter"
  | "offers"
  | "choice"
  | "connection"
  | "completing"
  | "store"
  | "setup";

export const callGroups: Record<CallId, CallGroup> = {
  "create-onboarding": "sign-up",
  "send-contact-message": "contact",
  "subscribe-newsletter": "newsletter",
  "list-packages": "offers",
  "list-extra-services": "offers",
  "list-integrations": "offers",
  "select-package": "choice",
  "select-integration": "choice",
  "configure-facebook": "connection",
  "list-whatsapp-numbers": "connection",
  "configure-whatsapp": "connection",
  "list-instagram-accounts": "connection",
  "configure-instagram": "connection",
  "complete-onboarding": "completing",
  "set-up-store": "store",
  "get-store-setup": "store",
  "edit-store": "store",
  "get-store-edit": "store",
  "upload-store-images": "store",
  "get-information": "setup",
};
