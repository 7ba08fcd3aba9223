import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignUpScreen } from "@/features/sign-up/sign-up-screen";
import { storageKey } from "@/state/use-onboarding-state";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

const ticked = { privacy_policy: true, pdpa: true, newsletter: true };

/** Returns the stored onboarding state. */
export const stored = () =>
  JSON.parse(localStorage.getItem(storageKey) ?? "null") as Record<string, unknown> | null;

/** Renders the sign-up screen with its controls. */
export function renderScreen(locale: "tr" | "en" = "tr", consentDefaults = ticked) {
  const user = userEvent.setup();
  const { unmount } = renderPage(<SignUpScreen consentDefaults={consentDefaults} />, { locale });
  const text = stringsOf(locale, "sign-up");
  const form = stringsOf(locale, "forms");
  const field = (name: string) => screen.getByRole("textbox", { name: text(`field.${name}`) });
  return {
    user,
    unmount,
    text,
    form,
    field,
    box: (name: string) => screen.getByRole("checkbox", { name: text(`consents.${name}`) }),
    submit: () => screen.getByRole("button", { name: text("form.submit") }),
    fill: async () => {
      await user.type(field("name"), " Işıl Çiçek ");
      await user.type(field("email"), "isil@example.com");
      await user.type(field("phone_number"), "0555 123 45 67");
    },
  };
}
