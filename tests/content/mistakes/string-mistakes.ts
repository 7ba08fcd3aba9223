import { whole, type Mistakes } from "./mistake";
import site from "../../../data/site.json";

/** Mistakes in interface strings. */
export const stringMistakes: Mistakes = {
  "locales/en/common.json": [
    ["brand-typed", { backHome: `Back to ${site.brand}` }, "{{brand}}"],
    ["missing-key", { backHome: undefined }],
    ["unknown-key", ["{", '{ "backHom": "x",'], "backHome"],
    ["other-variables", ["{{trialDays", "{{days"]],
    ["empty", { backHome: "" }],
    ["invisible-character", { backHome: "Back\u200b home" }],
    ["reserved-key", ["{", '{ "id": "x",']],
  ],
  "locales/tr/common.json": [
    ["damaged-letters", { backHome: "Ana sayfaya dÃ¶n" }],
    ["invisible-character", { backHome: "Ana\u202e sayfa" }],
    ["variable-form", { backHome: "{brand} ana sayfası" }, "{{brand}}"],
    ["variable-form", { backHome: "{{brand ana sayfası" }, "{{brand}}"],
    ["unknown-variable", { backHome: "{{brnd}} ana sayfası" }, "{{brand}}"],
    ["variable-form", ["{{trialDays, number}}", "{{trialDays, sayi}}"], "{{trialDays, number}}"],
    ["markup", { backHome: "<b>Ana</b> sayfaya dön" }],
    [
      "too-long",
      {
        backHome: "A".repeat(400),
      },
    ],
    ["needs-text", { backHome: 7 }],
    ["needs-fields", whole("[]")],
  ],
};
