import { whole, type Mistakes } from "./mistake";
import strings from "../../../locales/tr/common.json";
import site from "../../../data/site.json";

/** Invalid interface strings. */
export const stringMistakes: Mistakes = {
  "locales/en/common.json": [
    ["brand-typed", { backHome: `Back to ${site.brand}` }, "{{brand}}"],
    ["missing-field", { backHome: undefined }],
    ["unknown-field", ["{", '{ "backHom": "x",'], "backHome"],
    ["missing-placeholder", ["{{trialDays", "{{count"]],
    ["unknown-placeholder", ["{{trialDays", "{{days"]],
    ["empty", { backHome: "" }],
    ["untranslated", { backHome: strings.backHome }],
    ["invisible-character", { backHome: "Back\u200b home" }],
    ["name-taken", ["{", '{ "id": "x",']],
  ],
  "locales/tr/common.json": [
    ["damaged-letters", { backHome: "Ana sayfaya dÃ¶n" }],
    ["invisible-character", { backHome: "Ana\u202e sayfa" }],
    ["placeholder-form", { backHome: "{brand} ana sayfası" }, "{{brand}}"],
    ["placeholder-form", { backHome: "{{brand ana sayfası" }, "{{brand}}"],
    ["unknown-placeholder", { backHome: "{{brnd}} ana sayfası" }, "{{brand}}"],
    ["placeholder-form", ["{{trialDays, number}}", "{{trialDays, sayi}}"], "{{trialDays, number}}"],
    ["markup", { backHome: "<b>Ana</b> sayfaya dön" }],
    ["placeholder-form", { backHome: "{{trıalDays}} gün" }, "{{trialDays}}"],
    ["too-long", { backHome: "A".repeat(400) }],
    ["wrong-kind", { backHome: 7 }],
    ["wrong-kind", whole("[]")],
  ],
};
