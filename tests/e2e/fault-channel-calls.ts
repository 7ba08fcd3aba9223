import { expect } from "@playwright/test";
import {
  choosing,
  field,
  isAt,
  isChecked,
  open,
  openBehindLogin,
  press,
  retry,
  seesOption,
  type FaultCall,
} from "./fault-handles";

const instagram = "/onboarding/select-ig-account/";
const whatsapp = "/onboarding/setup/?part=whatsapp-number";
/** Calls of the sign-up, the packages, the channels and what is chosen after them. */
export const channelCalls: FaultCall[] = [
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
    mount: openBehindLogin("/onboarding/setup/?part=facebook-page"),
    trigger: press("facebook.action"),
    expectSuccess: isAt("setup"),
  },
  {
    call: "list-whatsapp-numbers",
    kind: "read",
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
    mount: openBehindLogin(instagram),
    trigger: retry,
    expectSuccess: seesOption("100200300400502"),
  },
  {
    call: "configure-instagram",
    kind: "write",
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
];
