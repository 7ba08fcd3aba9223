import { setupParts } from "@/config/channels";
import { describe, expect, it } from "vitest";
import { initialState } from "@/state/initial-state";
import { readOnboardingState } from "@/state/onboarding-schema";
import type { OnboardingState } from "@/state/onboarding-state";

const begun: OnboardingState = { ...initialState, isShow: false, wizardId: "w", hash: "h" };

const read = (change: object) => readOnboardingState({ ...begun, ...change });
const readChoice = (name: string, value: unknown) => read({ choices: { ...begun.choices, [name]: value } });
const readDraft = (name: string, value: unknown) => read({ drafts: { ...begun.drafts, [name]: value } });

const at = "2026-11-22T09:00:00.000Z";
const text = { title: "Privacy", version: "1.0", effectiveDate: "2026-01-01" };
const item = { key: "company", name: "Company", state: "doing" };
const packages = { id: 1, featureIds: [1, "3"], parts: ["instagram", "storefront"] };
const instagram = { pageId: "p", username: "cicekevi" };

describe("restoring accepted legal texts", () => {
  it.each([null, { at, texts: [] }, { at, texts: [text, text] }])(
    "an acceptance of legal texts is restored: %j",
    (acceptance) => {
      const { state, wasLost } = read({ acceptance });
      expect([state.acceptance, wasLost]).toEqual([acceptance, false]);
    },
  );

  it("a missing acceptance of the legal texts, or one without credentials, becomes null, without reporting lost data", () => {
    expect(read({ acceptance: undefined })).toMatchObject({ state: { acceptance: null }, wasLost: false });
    const { state } = read({ acceptance: { at, texts: [] }, wizardId: null, hash: null });
    expect(state.acceptance).toBeNull();
  });

  it.each([
    7,
    {},
    { at: "yesterday", texts: [] },
    { at: 7, texts: [] },
    { at, texts: "all" },
    { at, texts: { every: 1 } },
    { at, texts: [text, null] },
    { at, texts: [text, { ...text, title: 1 }] },
    { at, texts: [text, { ...text, version: 1 }] },
    { at, texts: [text, { ...text, effectiveDate: "soon" }] },
  ])("discards an invalid stored acceptance: %j", (acceptance) => {
    expect(read({ acceptance })).toMatchObject({ state: { acceptance: null }, wasLost: true });
  });
});

describe("restoring stored progress", () => {
  const list = { domain: "papatya.example", items: [item] };

  it.each([
    null,
    list,
    { ...list, items: [] },
    { ...list, items: [{ key: "company", state: "waiting" }, item, { ...item, state: "done" }] },
  ])("restores a stored progress: %j", (setupConfigList) => {
    const { state, wasLost } = read({ setupConfigList });
    expect([state.setupConfigList, wasLost]).toEqual([setupConfigList, false]);
  });

  it.each([
    "all",
    { ...list, domain: null },
    { ...list, items: {} },
    { ...list, items: [item, null] },
    { ...list, items: [item, { ...item, key: 1 }] },
    { ...list, items: [item, { ...item, name: 1 }] },
    { ...list, items: [item, { ...item, state: "failed" }] },
  ])("discards an invalid stored progress: %j", (setupConfigList) => {
    expect(read({ setupConfigList })).toMatchObject({ state: { setupConfigList: null }, wasLost: true });
  });
});

describe("restoring a stored package", () => {
  it.each([null, packages, { ...packages, featureIds: [], parts: [] }])("restores package %j", (stored) => {
    const { state, wasLost } = read({ packages: stored });
    expect([state.packages, wasLost]).toEqual([stored, false]);
    expect(readDraft("packages", stored).state.drafts.packages).toEqual(stored);
  });

  it.each([
    7,
    { ...packages, id: "" },
    { ...packages, featureIds: "13" },
    { ...packages, featureIds: [1, null] },
    { ...packages, parts: ["instagram", "garden"] },
    { ...packages, parts: "instagram", isInstagramOnly: true },
    { id: 1, featureIds: [1] },
    { id: 1, featureIds: [1], isInstagramOnly: "yes" },
  ])("discards an invalid stored package: %j", (stored) => {
    expect(read({ packages: stored })).toMatchObject({ state: { packages: null }, wasLost: true });
  });
});

describe("restoring stored choices", () => {
  it.each([
    ["instagram", instagram],
    ["facebookPage", "Papatya"],
    ["whatsappNumber", "+905551234567"],
    ["integration", "none"],
    ["postponed", [...setupParts]],
  ])("restores a stored choice: %s", (name, value) => {
    const { state, wasLost } = readChoice(name, value);
    expect([state.choices, wasLost]).toEqual([{ ...begun.choices, [name]: value }, false]);
  });

  it.each([
    ["instagram", "cicekevi", null],
    ["instagram", { ...instagram, pageId: 1 }, null],
    ["instagram", { ...instagram, username: null }, null],
    ["facebookPage", 1, null],
    ["whatsappNumber", {}, null],
    ["integration", false, null],
    ["postponed", ["garden", "storefront"], ["storefront"]],
  ])("discards an invalid stored choice: %s %j", (name, value, expected) => {
    const { state, wasLost } = readChoice(name, value);
    expect([state.choices, wasLost]).toEqual([{ ...begun.choices, [name]: expected }, true]);
  });
});

describe("restoring stored drafts", () => {
  const { billing, consents, signUp } = begun.drafts;

  it.each([
    ["integration", "none"],
    ["instagramPageId", "p"],
    ["facebookPageId", "p"],
    ["whatsappNumber", "+905551234567"],
    ["store", { mail: "a@b.example", subDomain: "papatya" }],
    ["consents", { newsletter: false, pdpa: true }],
    ["billing", { kind: "sole-proprietor", title: "Papatya", taxOffice: "Moda", hasNumber: true }],
    ["billing", { ...billing, kind: "company" }],
    ["hasAgreed", true],
    ["signUp", { ...signUp, phone_number: { ...signUp.phone_number, country: "DE", national: "30 1" } }],
  ])("restores a stored draft: %s", (name, value) => {
    const { state, wasLost } = readDraft(name, value);
    expect([state.drafts, wasLost]).toEqual([{ ...begun.drafts, [name]: value }, false]);
  });

  it.each([
    ["integration", 1, null],
    ["instagramPageId", 1, null],
    ["facebookPageId", [], null],
    ["whatsappNumber", 555, null],
    ["store", { mail: "a@b.example", subDomain: 1 }, { mail: "a@b.example", subDomain: "" }],
    ["billing", { ...billing, title: "Papatya", hasNumber: "yes" }, { ...billing, title: "Papatya" }],
    ["signUp", { ...signUp, phone_number: "555" }, signUp],
  ])("discards an invalid stored draft: %s %j", (name, value, expected) => {
    const { state, wasLost } = readDraft(name, value);
    expect([state.drafts, wasLost]).toEqual([{ ...begun.drafts, [name]: expected }, true]);
  });

  it("a consent value that is not a boolean is never restored", () => {
    const { state, wasLost } = readDraft("consents", {
      ...consents,
      pdpa: "yes",
      newsletter: true,
      ads: true,
    });
    expect([state.drafts.consents, wasLost]).toEqual([{ pdpa: false, newsletter: true }, true]);
    expect(readDraft("hasAgreed", "yes").state.drafts.hasAgreed).toBe(false);
  });
});
