import siteFacts from "../../../data/site.json";
import { screen } from "@testing-library/react";
import { expect } from "vitest";
import { onboardingStrings } from "../../helpers/strings-of";
import type { CallCase } from "./call-case";
import {
  button,
  completed,
  field,
  inWizard,
  instagramPath,
  open,
  openBehindLogin,
  packaged,
  press,
  whatsappPath,
} from "./visitor";

const retry = press("remote.retry");
const seesRadio = (value: string) => () =>
  expect(document.querySelector(`input[value="${value}"]`)).toBeVisible();

/** Read calls. */
export const readingCases: CallCase[] = [
  {
    call: "list-packages",
    kind: "read",
    mount: open("/onboarding/select-package/", packaged),
    trigger: retry,
    expectSuccess: seesRadio("2"),
  },
  {
    call: "list-whatsapp-numbers",
    kind: "read",
    hasLogin: true,
    mount: openBehindLogin(whatsappPath),
    trigger: retry,
    expectSuccess: seesRadio("+908500000002"),
  },
  {
    call: "list-instagram-accounts",
    kind: "read",
    hasLogin: true,
    mount: openBehindLogin(instagramPath),
    trigger: retry,
    expectSuccess: seesRadio("p2"),
  },
  {
    call: "list-extra-services",
    kind: "read",
    mount: open("/onboarding/select-service/", packaged),
    trigger: retry,
    expectSuccess: seesRadio("voice"),
  },
  {
    call: "list-integrations",
    kind: "read",
    mount: open("/onboarding/select-integration/", packaged),
    trigger: retry,
    expectSuccess: seesRadio("own"),
  },
  {
    call: "get-information",
    kind: "read",
    mount: open("/onboarding/customer-information/", packaged),
    trigger: retry,
    expectSuccess: (locale) => {
      const text = onboardingStrings(locale);
      expect(document.body).not.toHaveTextContent(text("sync.failed"));
      expect(button(locale, "actions.continue")).toBeEnabled();
    },
  },
  {
    call: "get-store-setup",
    kind: "read",
    isPolled: true,
    mount: open("/onboarding/progress/", completed),
    trigger: () => {
      window.dispatchEvent(new Event("online"));
    },
    expectSuccess: (locale) => {
      const name = onboardingStrings(locale)("progress.start");
      expect(screen.getByRole("link", { name })).toHaveAttribute(
        "href",
        `https://ada.${siteFacts.storeDomain}/`,
      );
    },
  },
  {
    call: "get-store-edit",
    kind: "read",
    mount: open("/onboarding/select-store/?step=1", inWizard),
    trigger: retry,
    expectSuccess: () => expect(field("company")).toHaveValue("Ada Butik"),
  },
];
