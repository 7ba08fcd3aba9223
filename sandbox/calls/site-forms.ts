import { randomBytes } from "node:crypto";
import type { Handler } from "./call";
import { digestOf, newCredentials } from "./credentials";

export const createOnboarding: Handler<"create-onboarding"> = ({ body, store, locale, now }) => {
  const { dealer_code, ...customer } = body;
  const { id, hash } = newCredentials();
  void store.onboardings.put(id, {
    id,
    hashDigest: digestOf(hash),
    createdAt: now(),
    locale,
    customer,
    ...(dealer_code ? { dealerCode: dealer_code } : {}),
  });
  return { id, hash };
};

export const sendContactMessage: Handler<"send-contact-message"> = ({ body, store, now }) => {
  const reference = randomBytes(6).toString("hex");
  void store.contactMessages.put(reference, { ...body, reference, at: now() });
  return { reference };
};

export const subscribeNewsletter: Handler<"subscribe-newsletter"> = ({ body, store, locale, now }) => {
  const email = body.email.toLowerCase();
  if (!store.subscriptions.doesExist(email))
    void store.subscriptions.put(email, { email, at: now(), locale });
  return { subscribed: true };
};
