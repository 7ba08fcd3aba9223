import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import { SignUpScreen } from "@/features/sign-up/sign-up-screen";
import { storefrontMemory } from "@/state/storefront-memory";
// Preloaded here; the form loads it on first submit.
import "@/services/operations/site-forms";
import type { Locale } from "@/config/languages";
import { renderPage } from "../../helpers/render-page";
import { integrated, packaged, storedState } from "../../helpers/stored-onboarding";
import { stringsOf } from "../../helpers/strings-of";
import type { CallCase } from "./call-case";
import { elapse } from "./elapse";
import {
  after,
  choose,
  field,
  hasGoneTo,
  instagramPath,
  inWizard,
  isChosen,
  open,
  openBehindLogin,
  press,
  pressInWizard,
  type,
  whatsappPath,
} from "./visitor";

const signUp = async (locale: Locale) => {
  const consentDefaults = { privacy_policy: true, pdpa: true, newsletter: true };
  renderPage(<SignUpScreen consentDefaults={consentDefaults} />, { locale });
  await elapse(1);
  type("name", "Ada Yılmaz");
  type("email", "ada@ornek.example");
  const phone = document.querySelector('input[type="tel"], input[name="phone_number"]');
  if (phone) fireEvent.change(phone, { target: { value: "5321234567" } });
  await elapse(1_000);
};

const company = {
  company: "Ada Butik",
  owner: "Ada Yılmaz",
  address: "Gül Sokak 1",
  country: "Türkiye",
  city: "İzmir",
  mail: "ada@ornek.example",
  phone: "532 123 45 67",
  taxnumber: "1234567890",
};
const fillCompany = () => {
  for (const [name, value] of Object.entries(company)) type(name, value);
};

const blob = new Blob(["x"], { type: "image/png" });
const logo = { key: "k1", fileName: "logo.png", kind: "png" as const, original: blob, ready: blob };
const chooseLogo = () => storefrontMemory.write({ pictures: { logo } });

const cases: Omit<CallCase, "kind">[] = [
  {
    call: "create-onboarding",
    mount: signUp,
    trigger: (locale) => {
      const name = stringsOf(locale, "sign-up")("form.submit");
      fireEvent.click(screen.getByRole("button", { name }));
    },
    expectKept: () => {
      expect(field("name")).toHaveValue("Ada Yılmaz");
      expect(field("email")).toHaveValue("ada@ornek.example");
      expect(field("newsletter")).toBeChecked();
    },
    expectSuccess: (locale) => {
      hasGoneTo("select-package")(locale);
      expect(storedState()).toMatchObject({ wizardId: "w1", isShow: false });
    },
  },
  {
    call: "select-package",
    mount: after(open("/onboarding/select-package/", packaged), () => choose("2")),
    trigger: press("actions.continue"),
    expectKept: isChosen("2"),
    expectSuccess: hasGoneTo("setup"),
  },
  {
    call: "configure-facebook",
    hasLogin: true,
    mount: openBehindLogin("/onboarding/setup/?part=facebook-page"),
    trigger: press("facebook.action"),
    // The name is empty if the response was lost.
    expectSuccess: () => expect(["Ada Çocuk", ""]).toContain(storedState().choices.facebookPage),
  },
  {
    call: "configure-whatsapp",
    mount: after(openBehindLogin(whatsappPath), () => choose("+908500000002")),
    trigger: press("whatsapp.action"),
    expectKept: isChosen("+908500000002"),
    expectSuccess: () => expect(storedState().choices.whatsappNumber).toBe("+908500000002"),
  },
  {
    call: "configure-instagram",
    hasLogin: true,
    mount: after(openBehindLogin(instagramPath), () => choose("p2")),
    trigger: press("instagram.action"),
    expectKept: isChosen("p2"),
    expectSuccess: () =>
      expect(storedState().choices.instagram).toMatchObject({ pageId: "p2", username: "adacocuk" }),
  },
  {
    call: "select-integration",
    mount: after(open("/onboarding/select-integration/", packaged), () => choose("own")),
    trigger: press("actions.continue"),
    expectKept: isChosen("own"),
    expectSuccess: hasGoneTo("confirmation"),
  },
  {
    call: "complete-onboarding",
    mount: after(open("/onboarding/confirmation/", integrated), () => {
      const box = field("user_agreement");
      // A ticked box is remembered across screens within a visit.
      if (box && !box.checked) fireEvent.click(box);
    }),
    trigger: press("confirmation.action"),
    expectKept: () => expect(field("user_agreement")).toBeChecked(),
    expectSuccess: hasGoneTo("progress"),
  },
  {
    call: "set-up-store",
    mount: after(open("/onboarding/select-store/", packaged), () => {
      type("sub_domain", "ada");
      type("email", "ada@ornek.example");
    }),
    trigger: press("store.action"),
    expectKept: () => {
      expect(field("sub_domain")).toHaveValue("ada");
      expect(field("email")).toHaveValue("ada@ornek.example");
    },
    expectSuccess: () => expect(storedState().setupWizard.setup.subDomain).toBe("ada"),
  },
  {
    call: "edit-store",
    mount: after(open("/onboarding/select-store/?step=1", inWizard), fillCompany),
    trigger: pressInWizard("wizard.save"),
    expectKept: () => {
      for (const [name, value] of Object.entries(company)) expect(field(name)).toHaveValue(value);
    },
    expectSuccess: () => expect(storedState().setupWizard.wizard.doneSteps).toEqual([1]),
  },
  {
    call: "upload-store-images",
    hasFile: true,
    mount: after(open("/onboarding/select-store/?step=3", inWizard), chooseLogo),
    trigger: pressInWizard("meta.save"),
    expectKept: () => expect(screen.getByText(/logo\.png/)).toBeVisible(),
    expectSuccess: () => expect(storedState().setupWizard.wizard.currentStep).toBe(16),
  },
];

/** Write calls. */
export const writingCases = cases.map((one): CallCase => ({ kind: "write", ...one }));
