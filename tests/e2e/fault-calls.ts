import { expect, type Locator } from "@playwright/test";
import type { OperationId } from "../../sandbox/contract";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import type { Bench } from "./fault-bench";
import { grantAccess } from "./meta-dialog";

/** A call on its screen, as a visitor handles it. */
export type FaultCall = {
  call: OperationId;
  kind: "read" | "write";
  /** Needs Meta's login. */
  hasLogin?: boolean;
  /** Looked at again and again by itself. */
  isPolled?: boolean;
  /** Shows the screen, up to the point where the call is made; a reading call is made by this. */
  mount: (bench: Bench) => Promise<void>;
  /** The control that makes the call: for a reading one, again; absent where it is made again by itself. */
  trigger?: (bench: Bench) => Locator;
  /** What was typed or chosen is still there. */
  expectKept?: (bench: Bench) => Promise<void>;
  expectSuccess: (bench: Bench) => Promise<void>;
};

const press = (key: string) => (bench: Bench) =>
  bench.page.getByRole("button", { name: bench.t(`onboarding:${key}`), exact: true });
const retry = press("remote.retry");
const field = ({ page }: Bench, name: string) => page.locator(`main [name="${name}"]`);
const option = ({ page }: Bench, value: string) => page.locator(`input[value="${value}"]`);
const isAt = (screen: string) => (bench: Bench) =>
  expect(bench.page).toHaveURL(new RegExp(`/onboarding/${screen}/$`));
const isChecked = (value: string) => (bench: Bench) => expect(option(bench, value)).toBeChecked();
const seesOption = (value: string) => (bench: Bench) => expect(option(bench, value)).toBeVisible();

/** Signs in at the stand-in of Meta's dialog where the screen asks for it. */
export const logIn = (bench: Bench) => grantAccess(bench.page, () => press("meta.connect")(bench).click());

const open = (address: string, state?: Partial<OnboardingState>) => async (bench: Bench) => {
  await bench.seed(state);
  await bench.open(address);
};
const openBehindLogin = (address: string) => async (bench: Bench) => {
  await open(address)(bench);
  await logIn(bench);
};
const choosing =
  (mount: FaultCall["mount"], value: string): FaultCall["mount"] =>
  async (bench) => {
    await mount(bench);
    await option(bench, value).check();
  };

const instagram = "/onboarding/select-ig-account/";
const whatsapp = "/onboarding/setup/?part=whatsapp-number";
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
  {
    call: "create-onboarding",
    kind: "write",
    async mount(bench) {
      await bench.open("/onboarding/customer-information/");
      await field(bench, "name").fill("Ada Yılmaz");
      await field(bench, "email").fill("ada@ornek.example");
      await bench.page.locator('main input[type="tel"]').fill("5321234567");
    },
    trigger: ({ page, t }) =>
      page.locator("main").getByRole("button", { name: t("sign-up:form.submit"), exact: true }),
    async expectKept(bench) {
      await expect(field(bench, "name")).toHaveValue("Ada Yılmaz");
      await expect(field(bench, "email")).toHaveValue("ada@ornek.example");
    },
    expectSuccess: isAt("select-package"),
  },
  {
    call: "list-packages",
    kind: "read",
    mount: open("/onboarding/select-package/"),
    trigger: retry,
    expectSuccess: seesOption("2"),
  },
  {
    call: "select-package",
    kind: "write",
    mount: choosing(open("/onboarding/select-package/"), "2"),
    trigger: press("actions.continue"),
    expectKept: isChecked("2"),
    expectSuccess: isAt("setup"),
  },
  {
    call: "configure-facebook",
    kind: "write",
    hasLogin: true,
    mount: openBehindLogin("/onboarding/setup/?part=facebook-page"),
    trigger: press("facebook.action"),
    expectSuccess: isAt("setup"),
  },
  {
    call: "list-whatsapp-numbers",
    kind: "read",
    hasLogin: true,
    mount: openBehindLogin(whatsapp),
    trigger: retry,
    expectSuccess: seesOption("+908500000002"),
  },
  {
    call: "configure-whatsapp",
    kind: "write",
    mount: choosing(openBehindLogin(whatsapp), "+908500000002"),
    trigger: press("whatsapp.action"),
    expectKept: isChecked("+908500000002"),
    expectSuccess: isAt("setup"),
  },
  {
    call: "list-instagram-accounts",
    kind: "read",
    hasLogin: true,
    mount: openBehindLogin(instagram),
    trigger: retry,
    expectSuccess: seesOption("100200300400502"),
  },
  {
    call: "configure-instagram",
    kind: "write",
    hasLogin: true,
    mount: choosing(openBehindLogin(instagram), "100200300400502"),
    trigger: press("instagram.action"),
    expectKept: isChecked("100200300400502"),
    expectSuccess: isAt("setup"),
  },
  {
    call: "list-extra-services",
    kind: "read",
    mount: open("/onboarding/select-service/"),
    trigger: retry,
    expectSuccess: ({ page }) => expect(page.locator("main").getByRole("checkbox").first()).toBeVisible(),
  },
  {
    call: "list-integrations",
    kind: "read",
    mount: open("/onboarding/select-integration/"),
    trigger: retry,
    expectSuccess: seesOption("none"),
  },
  {
    call: "select-integration",
    kind: "write",
    mount: choosing(open("/onboarding/select-integration/"), "none"),
    trigger: press("actions.continue"),
    expectKept: isChecked("none"),
    expectSuccess: isAt("confirmation"),
  },
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
      expect(page.getByRole("link", { name: t("onboarding:progress.start") })).toHaveAttribute(
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
