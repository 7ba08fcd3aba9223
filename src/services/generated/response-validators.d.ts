// Made from contract/onboarding.openapi.yaml by scripts/generate-contract.ts; do not edit.
import type { operations } from "./contract";

/** Tells whether a parsed answer fits the contract. */
export type Validator<Answer> = (value: unknown) => value is Answer;

export declare const createOnboarding: Validator<operations["create-onboarding"]["responses"][200]["content"]["application/json"]>;
export declare const listPackages: Validator<operations["list-packages"]["responses"][200]["content"]["application/json"]>;
export declare const selectPackage: Validator<operations["select-package"]["responses"][200]["content"]["application/json"]>;
export declare const configureFacebook: Validator<operations["configure-facebook"]["responses"][200]["content"]["application/json"]>;
export declare const listWhatsappNumbers: Validator<operations["list-whatsapp-numbers"]["responses"][200]["content"]["application/json"]>;
export declare const configureWhatsapp: Validator<operations["configure-whatsapp"]["responses"][200]["content"]["application/json"]>;
export declare const listInstagramAccounts: Validator<operations["list-instagram-accounts"]["responses"][200]["content"]["application/json"]>;
export declare const configureInstagram: Validator<operations["configure-instagram"]["responses"][200]["content"]["application/json"]>;
export declare const listExtraServices: Validator<operations["list-extra-services"]["responses"][200]["content"]["application/json"]>;
export declare const listIntegrations: Validator<operations["list-integrations"]["responses"][200]["content"]["application/json"]>;
export declare const selectIntegration: Validator<operations["select-integration"]["responses"][200]["content"]["application/json"]>;
export declare const getInformation: Validator<operations["get-information"]["responses"][200]["content"]["application/json"]>;
export declare const completeOnboarding: Validator<operations["complete-onboarding"]["responses"][200]["content"]["application/json"]>;
export declare const getStoreSetup: Validator<operations["get-store-setup"]["responses"][200]["content"]["application/json"]>;
export declare const setUpStore: Validator<operations["set-up-store"]["responses"][200]["content"]["application/json"]>;
export declare const getStoreEdit: Validator<operations["get-store-edit"]["responses"][200]["content"]["application/json"]>;
export declare const editStore: Validator<operations["edit-store"]["responses"][200]["content"]["application/json"]>;
export declare const uploadStoreImages: Validator<operations["upload-store-images"]["responses"][200]["content"]["application/json"]>;
export declare const sendContactMessage: Validator<operations["send-contact-message"]["responses"][200]["content"]["application/json"]>;
export declare const subscribeNewsletter: Validator<operations["subscribe-newsletter"]["responses"][200]["content"]["application/json"]>;
