import "i18next";
import type common from "../../locales/tr/common.json";
import type errorPages from "../../locales/tr/error-pages.json";
import type faq from "../../locales/tr/faq.json";
import type home from "../../locales/tr/home.json";
import type layout from "../../locales/tr/layout.json";
import type legal from "../../locales/tr/legal.json";
import type press from "../../locales/tr/press.json";
import type pricing from "../../locales/tr/pricing.json";
import type references from "../../locales/tr/references.json";
import type scenes from "../../locales/tr/scenes.json";

// Keys are typed from the Turkish files: an unknown key is a type error.
declare module "i18next" {
  interface CustomTypeOptions {
    returnNull: false;
    defaultNS: "common";
    resources: {
      common: typeof common;
      "error-pages": typeof errorPages;
      faq: typeof faq;
      home: typeof home;
      layout: typeof layout;
      legal: typeof legal;
      press: typeof press;
      pricing: typeof pricing;
      references: typeof references;
      scenes: typeof scenes;
    };
  }
}
