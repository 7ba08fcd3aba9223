import { accountList, facebookConnection, numberList } from "@/services/answers/channels";
import { onboardingCall } from "@/services/rest-call";

/**
 * Connects the Facebook page to which the visitor granted access in Meta's dialog; `facebook` is null if no
 * page access was granted.
 */
export const configureFacebook = onboardingCall("configure-facebook", "facebook-configure", {
  kind: "write",
  answer: facebookConnection,
  isInstalling: true,
});

/** Lists the WhatsApp numbers of the business account to which the visitor granted access. */
export const listWhatsappNumbers = onboardingCall("list-whatsapp-numbers", "whatsapp-phone-numbers", {
  kind: "read",
  answer: numberList,
});

export const configureWhatsapp = onboardingCall("configure-whatsapp", "whatsapp-configure", {
  kind: "write",
  isInstalling: true,
});

/** Lists the Instagram accounts of the pages to which the visitor granted access. */
export const listInstagramAccounts = onboardingCall("list-instagram-accounts", "instagram-accounts", {
  kind: "read",
  answer: accountList,
});

export const configureInstagram = onboardingCall("configure-instagram", "instagram-configure", {
  kind: "write",
  isInstalling: true,
});
