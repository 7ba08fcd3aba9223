import type { PhoneNumber } from "@/lib/calling-codes";
import { stateVersion, type OnboardingState } from "./onboarding-state";
import { unanswered } from "./readiness";

/** Empty phone number; the country is Türkiye until the visitor selects another one. */
export const initialPhone: PhoneNumber = { country: "TR", callingCode: "90", trunkPrefix: "0", national: "" };

/** State of the onboarding for a new visitor. */
export const initialState: OnboardingState = {
  version: stateVersion,
  isShow: true,
  currentStep: "customer-information",
  wizardId: null,
  hash: null,
  acceptance: null,
  packages: null,
  services: [],
  setupConfigList: null,
  setupWizard: {
    domain: "",
    wizard: {
      status: "closed",
      currentStep: 1,
      reachedStep: 1,
      doneSteps: [],
      look: { theme: "", color: "" },
      savedLook: { theme: "", color: "" },
      general: { title: "", description: "", tags: "" },
      form: {
        company: "",
        owner: "",
        address: "",
        country: "",
        district: "",
        city: "",
        town: "",
        zip_code: "",
        mail: "",
        taxoffice: "",
        phone: "",
        mobile_phone: "",
        fax: "",
      },
    },
    setup: { mail: "", subDomain: "" },
  },
  choices: { instagram: null, facebookPage: null, whatsappNumber: null, integration: null, postponed: [] },
  drafts: {
    signUp: {
      name: "",
      email: "",
      phone_number: initialPhone,
      companyName: "",
      businessSector: "",
      personalCount: "",
      dealer_code: "",
    },
    consents: {},
    store: { mail: "", subDomain: "" },
    packages: null,
    integration: null,
    instagramPageId: null,
    facebookPageId: null,
    whatsappNumber: null,
    billing: { kind: "", title: "", taxOffice: "", hasNumber: false },
    hasAgreed: false,
    readiness: unanswered,
  },
};
