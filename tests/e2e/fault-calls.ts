import { expect } from "@playwright/test";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import type { Bench } from "./fault-bench";
import { channelCalls } from "./fault-channel-calls";
import { field, isAt, open, press, retry, type FaultCall } from "./fault-handles";

const integrated = {
  currentStep: "confirmation" as const,
  choices: { ...initialState.choices, integration: "none" },
};

/** The storefront wizard as far as its step 3, with an address of the shop and a title. */
const inWizard: Partial<OnboardingState> = {
  setupWizard: {
    ...initialState.setupWizard,
    setup: { mail: "ada@ornek.example", subDomain: "ada" },
    wizard: {
      ...initialState.setupWizard.wizard,
      reachedStep: 3,
      general: { title: "Ada Butik", description: "", tags: "" },
    },
  },
};
const pressInWizard = (key: string) => (bench: Bench) =>
  bench.page.getByRole("button", { name: bench.t(`storefront:${key}`), exact: true });
const company = {
  company: "Ada Butik",
  owner: "Ada Yılmaz",
  address: "Gül Sokak 1",
  city: "İzmir",
  country: "Türkiye",
  mail: "ada@ornek.example",
  phone: "5321234567",
  taxnumber: "1234567890",
};
/** A picture of one pixel. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const faultCalls: FaultCall[] = [
  ...channelCalls,
  {
    call: "get-information",
    kind: "read",
    mount: open("/onboarding/customer-information/"),
    trigger: retry,
    async expectSuccess(bench) {
      await expect(bench.page.getByText(bench.t("onboarding:sync.failed"))).toHaveCount(0);
      await expect(press("actions.continue")(bench)).toBeEnabled();
    },
  },
  {
    call: "complete-onboarding",
    kind: "write",
    async mount(bench) {
      await open("/onboarding/confirmation/", integrated)(bench);
      await field(bench, "user_agreement").check();
    },
    trigger: press("confirmation.action"),
    expectKept: (bench) => expect(field(bench, "user_agreement")).toBeChecked(),
    expectSuccess: isAt("progress"),
  },
  {
    call: "set-up-store",
    kind: "write",
    async mount(bench) {
      await open("/onboarding/select-store/")(bench);
      await field(bench, "sub_domain").fill(`ada-${crypto.randomUUID().slice(0, 8)}`);
      await field(bench, "email").fill("ada@ornek.example");
    },
    trigger: press("store.action"),
    expectKept: (bench) => expect(field(bench, "sub_domain")).toHaveValue(/^ada-/),
    expectSuccess: ({ page }) => expect(page).toHaveURL(/select-store\/\?step=1$/),
  },
  {
    call: "get-store-setup",
    kind: "read",
    isPolled: true,
    async mount(bench) {
      const { id, hash } = await bench.seed({
        ...integrated,
        currentStep: "progress",
        setupConfigList: { domain: "", items: [] },
      });
      await bench.ask("POST", "/site/onboarding-wizard/completing", { id, hash, pdpa: true });
      await bench.open("/onboarding/progress/");
    },
    expectSuccess: ({ page, t }) =>
      expect(page.getByRole("link", { name: t("onboarding-screens:progress.start") })).toHaveAttribute(
        "href",
        /^https:/,
      ),
  },
  {
    call: "edit-store",
    kind: "write",
    async mount(bench) {
      await open("/onboarding/select-store/?step=1", inWizard)(bench);
      await expect(field(bench, "owner")).toBeVisible();
      for (const [name, value] of Object.entries(company)) await field(bench, name).fill(value);
    },
    trigger: pressInWizard("wizard.save"),
    async expectKept(bench) {
      for (const [name, value] of Object.entries(company))
        await expect(field(bench, name)).toHaveValue(value);
    },
    expectSuccess: ({ page }) => expect(page).toHaveURL(/step=2$/),
  },
  {
    call: "get-store-edit",
    kind: "read",
    mount: open("/onboarding/select-store/?step=1", inWizard),
    trigger: retry,
    async expectSuccess(bench) {
      await expect(field(bench, "owner")).toBeVisible();
      await expect(bench.page.getByText(bench.t("storefront:company.load-failed"))).toHaveCount(0);
    },
  },
  {
    call: "upload-store-images",
    kind: "write",
    async mount(bench) {
      await open("/onboarding/select-store/?step=2", inWizard)(bench);
      const file = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") };
      await field(bench, "logo").setInputFiles(file);
      await expect(bench.page.getByText(/logo\.png/)).toBeVisible();
      await pressInWizard("wizard.next")(bench).click();
      await expect(bench.page).toHaveURL(/step=3$/);
    },
    trigger: pressInWizard("meta.save"),
    expectKept: ({ page }) => expect(page.getByText(/logo\.png/)).toBeVisible(),
    expectSuccess: ({ page }) => expect(page).toHaveURL(/step=16$/),
  },
];
