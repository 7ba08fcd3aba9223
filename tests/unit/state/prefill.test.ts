import { afterEach, describe, expect, it } from "vitest";
import { billingPrefill, confirmationMemory } from "@/state/billing-memory";
import { initialState } from "@/state/initial-state";
import type { BillingDraft, OnboardingState } from "@/state/onboarding-state";
import { rememberPicture, storefrontMemory } from "@/state/storefront-memory";
import { storefrontPrefill } from "@/features/onboarding/screens/confirmation-screen";
import { clearVisitMemory } from "@/state/memory-store";

const { drafts, setupWizard } = initialState;
const withBilling = (billing: Partial<BillingDraft>): OnboardingState => ({
  ...initialState,
  drafts: { ...drafts, billing: { ...drafts.billing, ...billing } },
});

afterEach(clearVisitMemory);

describe("prefilling the company form", () => {
  it("the company form is not prefilled if the billing form is empty", () => {
    expect(billingPrefill(initialState)).toEqual({ company: "", taxoffice: "", taxnumber: "" });
  });

  it.each([
    ["company", "1234567890"],
    ["sole-proprietor", "10000000146"],
    ["", ""],
  ] as const)("uses the number for the kind %j, without separators", (kind, taxnumber) => {
    confirmationMemory.write({ identityNumber: "100 000 001 46", taxNumber: "123-456-78-90" });
    const state = withBilling({ kind, title: "Papatya A.Ş.", taxOffice: "Kadıköy" });
    expect(billingPrefill(state)).toEqual({ company: "Papatya A.Ş.", taxoffice: "Kadıköy", taxnumber });
  });
});

describe("prefilling the billing form", () => {
  it("the billing form is not prefilled if the shop's company form is empty", () => {
    expect(storefrontPrefill(initialState)).toEqual({ company: "", taxoffice: "", taxnumber: "" });
  });

  it("the billing form is prefilled with the shop's company and tax number", () => {
    storefrontMemory.write({ taxnumber: "1234567890" });
    const form = { ...setupWizard.wizard.form, company: "Papatya", taxoffice: "Moda", owner: "Ada" };
    const wizard = { ...setupWizard.wizard, form };
    const state = { ...initialState, setupWizard: { ...setupWizard, wizard } };
    expect(storefrontPrefill(state)).toEqual({
      company: "Papatya",
      taxoffice: "Moda",
      taxnumber: "1234567890",
    });
  });
});

describe("shop pictures in memory", () => {
  const picture = (key: string) => {
    const file = new Blob([key]);
    return { key, fileName: `${key}.png`, kind: "png" as const, original: file, ready: file };
  };

  it("the shop's pictures and the tax number are stored independently", () => {
    const [logo, favicon] = [picture("a"), picture("b")];
    storefrontMemory.write({ taxnumber: "1234567890" });
    rememberPicture("logo", logo);
    rememberPicture("favicon", favicon);
    expect(storefrontMemory.read()).toEqual({ taxnumber: "1234567890", pictures: { logo, favicon } });
  });

  it("the shop's pictures are removed individually, or with all in-memory data", () => {
    const favicon = picture("b");
    rememberPicture("logo", picture("a"));
    rememberPicture("favicon", favicon);
    rememberPicture("logo", undefined);
    expect(storefrontMemory.read().pictures).toEqual({ favicon });
    clearVisitMemory();
    expect(storefrontMemory.read().pictures).toEqual({});
  });
});
