import "i18next";
import type about from "../../locales/tr/about.json";
import type catalogue from "../../locales/tr/catalogue.json";
import type common from "../../locales/tr/common.json";
import type consent from "../../locales/tr/consent.json";
import type contact from "../../locales/tr/contact.json";
import type dataRequest from "../../locales/tr/data-request.json";
import type errors from "../../locales/tr/errors.json";
import type errorPages from "../../locales/tr/error-pages.json";
import type faq from "../../locales/tr/faq.json";
import type forms from "../../locales/tr/forms.json";
import type home from "../../locales/tr/home.json";
import type inboxDemo from "../../locales/tr/inbox-demo.json";
import type lastResort from "../../locales/tr/last-resort.json";
import type layout from "../../locales/tr/layout.json";
import type legal from "../../locales/tr/legal.json";
import type onboarding from "../../locales/tr/onboarding.json";
import type onboardingScreens from "../../locales/tr/onboarding-screens.json";
import type press from "../../locales/tr/press.json";
import type pricing from "../../locales/tr/pricing.json";
import type readiness from "../../locales/tr/readiness.json";
import type references from "../../locales/tr/references.json";
import type scenes from "../../locales/tr/scenes.json";
import type search from "../../locales/tr/search.json";
import type showcase from "../../locales/tr/showcase.json";
import type stories from "../../locales/tr/stories.json";
import type storefront from "../../locales/tr/storefront.json";
import type signUp from "../../locales/tr/sign-up.json";
import type sharePictures from "../../locales/tr/share-pictures.json";

// Keys are derived from the Turkish files, so an unknown key is a type error.
declare module "i18next" {
  // Declaration merging with the library's options requires an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CustomTypeOptions {
    returnNull: false;
    defaultNS: "common";
    resources: {
      about: typeof about;
      catalogue: typeof catalogue;
      common: typeof common;
      consent: typeof consent;
      contact: typeof contact;
      "data-request": typeof dataRequest;
      errors: typeof errors;
      "error-pages": typeof errorPages;
      faq: typeof faq;
      forms: typeof forms;
      home: typeof home;
      "inbox-demo": typeof inboxDemo;
      "last-resort": typeof lastResort;
      layout: typeof layout;
      legal: typeof legal;
      onboarding: typeof onboarding;
      "onboarding-screens": typeof onboardingScreens;
      press: typeof press;
      pricing: typeof pricing;
      readiness: typeof readiness;
      references: typeof references;
      scenes: typeof scenes;
      search: typeof search;
      showcase: typeof showcase;
      "share-pictures": typeof sharePictures;
      "sign-up": typeof signUp;
      stories: typeof stories;
      storefront: typeof storefront;
    };
  }
}
