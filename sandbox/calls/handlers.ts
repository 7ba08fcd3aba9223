import type { OperationId } from "../contract";
import type { Handler, OnboardingHandler } from "./call";
import { completeOnboarding, getInformation } from "./installation";
import {
  configureFacebook,
  configureInstagram,
  configureWhatsapp,
  listInstagramAccounts,
  listWhatsappNumbers,
} from "./meta";
import { listExtraServices, listIntegrations, selectIntegration } from "./offers";
import { listPackages, selectPackage } from "./packages";
import { createOnboarding, sendContactMessage, subscribeNewsletter } from "./site-forms";
import { editStore, getStoreEdit, getStoreSetup, setUpStore, uploadStoreImages } from "./store-calls";

/** Handlers by operation; a missing handler is a compile error. */
export const handlers: { [Id in OperationId]: Handler<Id> | OnboardingHandler<Id> } = {
  "create-onboarding": createOnboarding,
  "list-packages": listPackages,
  "select-package": selectPackage,
  "configure-facebook": configureFacebook,
  "list-whatsapp-numbers": listWhatsappNumbers,
  "configure-whatsapp": configureWhatsapp,
  "list-instagram-accounts": listInstagramAccounts,
  "configure-instagram": configureInstagram,
  "list-extra-services": listExtraServices,
  "list-integrations": listIntegrations,
  "select-integration": selectIntegration,
  "get-information": getInformation,
  "complete-onboarding": completeOnboarding,
  "set-up-store": setUpStore,
  "get-store-setup": getStoreSetup,
  "edit-store": editStore,
  "get-store-edit": getStoreEdit,
  "upload-store-images": uploadStoreImages,
  "send-contact-message": sendContactMessage,
  "subscribe-newsletter": subscribeNewsletter,
};
