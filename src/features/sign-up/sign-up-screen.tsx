import type { ComponentProps, ReactNode } from "react";
import Check from "lucide-react/icons/check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Consents } from "@/state/onboarding-state";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { CustomerInformationForm } from "./customer-information-form";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./sign-up.module.css";

const promises = ["trial", "card", "help"] as const;

type SignUpScreenProps = {
  consentDefaults: Consents;
  /** Slot for the submit button. */
  Actions?: ComponentProps<typeof CustomerInformationForm>["Actions"];
  /** Content beside the form, or below it on narrow screens. */
  children?: ReactNode;
};

/** The sign-up as the first screen of the onboarding; the onboarding renders the heading. */
export function SignUpScreen({ consentDefaults, Actions, children }: SignUpScreenProps) {
  const { t } = useTranslation("sign-up");
  const store = useOnboardingState();
  return (
    <div className={styles.screen}>
      <CustomerInformationForm {...{ store, consentDefaults, Actions }} />
      <div className={`${kit.stack5} ${kit.top}`}>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise}>
              <Check aria-hidden="true" size={20} className={kit.success} />
              {t(`promises.${promise}`)}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}
