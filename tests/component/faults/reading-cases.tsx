import siteFacts from "../../../data/site.json";
import { screen } from "@testing-library/react";
import { expect } from "vitest";
import { onboardingStrings } from "../../helpers/strings-of";
import { completed, packaged } from "../../helpers/stored-onboarding";
import type { CallCase } from "./call-case";
import {
  button,
  field,
  inWizard,
  instagramPath,
  open,
  openBehindLogin,
  press,
  whatsappPath,
} from "./visitor";

const retry = press("remote.retry");
const seesRadio = (value: string) => () =>
  expect(document.querySelector(`input[value="${value}"]`)).toBeVisible();

const cases: (Omit<CallCase, "kind" | "trigger"> & Partial<CallCase>)[] = [
  {
    call: "list-packages",
    mount: open("/onboarding/select-package/", packaged),
    expectSuccess: seesRadio("2"),
  },
  {
    call: "list-whatsapp-numbers",
    hasLogin: true,
    mount: openBehindLogin(whatsappPath),
    expectSuccess: seesRadio("+908500000002"),
  },
  {
    call: "list-instagram-accounts",
    hasLogin: true,
    mount: openBehindLogin(instagramPath),
    expectSuccess: seesRadio("p2"),
  },
  {
    call: "list-extra-services",
    mount: open("/onboarding/select-service/", packaged),
    expectSuccess: seesRadio("voice"),
  },
  {
    call: "list-integrations",
    mount: open("/onboarding/select-integration/", packaged),
    expectSuccess: seesRadio("own"),
  },
  {
    call: "get-information",
    mount: open("/onboarding/customer-information/", packaged),
    expectSuccess: (locale) => {
      const text = onboardingStrings(locale);
      expect(document.body).not.toHaveTextContent(text("sync.failed"));
      expect(button(locale, "actions.continue")).toBeEnabled();
    },
  },
  {
    call: "get-store-setup",
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
    mount: open("/onboarding/select-store/?step=1", inWizard),
    expectSuccess: () => expect(field("company")).toHaveValue("Ada Butik"),
  },
];

/** Read calls, which are repeated with the button of their error unless stated otherwise. */
export const readingCases = cases.map((one): CallCase => ({ kind: "read", trigger: retry, ...one }));
