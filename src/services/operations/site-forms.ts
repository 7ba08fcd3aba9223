import { credentials } from "@/services/answers/onboarding";
import { contactReceipt } from "@/services/answers/store";
import { restCall, wizard } from "@/services/rest-call";

/** Creates an onboarding from the customer information and returns its credentials. */
export const createOnboarding = restCall("create-onboarding", `${wizard}/new`, {
  kind: "write",
  answer: credentials,
  fields: ["name", "email", "phone_number", "privacy_policy", "pdpa", "newsletter", "dealer_code"],
});

export const sendContactMessage = restCall("send-contact-message", "/site/contact", {
  kind: "write",
  answer: contactReceipt,
  fields: ["name", "surname", "email", "department", "topic", "message"],
});

export const subscribeNewsletter = restCall("subscribe-newsletter", "/site/newsletter", {
  kind: "write",
  fields: ["email", "consent"],
});
