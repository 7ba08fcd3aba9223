import { useTranslation } from "gatsby-plugin-react-i18next";
import type { OnboardingFacts } from "@/state/onboarding-context";
import { useLocale } from "@/i18n/use-locale";
import type { OnboardingState } from "@/state/onboarding-state";
import { Button } from "@/ui/button";
import { useDue } from "@/features/onboarding/price/use-due";
import { useCachedOffers } from "@/features/onboarding/offer-cache";
import { isSameId } from "@/lib/wire-id";
import type { OfferedPackage } from "@/services/answers/offers";
import { receiptLines, type ReceiptWords } from "./receipt-lines";
import { saveText } from "@/lib/save-file";
import * as styles from "./consent-receipt.module.css";

/**
 * Downloadable receipt of the texts acknowledged at sign-up, with versions and time; only available in the
 * browser used to sign up.
 */
export function ConsentReceipt({ state, facts }: { state: OnboardingState; facts: OnboardingFacts }) {
  const { t } = useTranslation("onboarding-screens");
  const locale = useLocale();
  const { acceptance, drafts, packages } = state;
  const seen = useCachedOffers<{ packages: readonly OfferedPackage[] }>(`packages ${locale}`);
  const offer = packages && seen?.packages.find(({ id }) => isSameId(id, packages.id));
  const due = useDue(offer?.price, { acceptance, trialDays: facts.trialDays });
  if (!acceptance) return null;

  const words: ReceiptWords = (key, variables) => t(`receipt.${key}`, { ...variables });
  const { name, email } = drafts.signUp;
  const lines = receiptLines(
    {
      at: acceptance.at,
      name: name.trim(),
      email: email.trim(),
      acknowledged: acceptance.texts,
      hasNewsletter: drafts.consents.newsletter ?? facts.isNewsletterTicked,
      ...(packages && { choice: { packageName: offer?.name, due: due.whole } }),
    },
    words,
    locale,
  );

  return (
    <div className={styles.receipt}>
      <p>{t("receipt.lead")}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() => saveText(t("receipt.file"), [t("receipt.heading"), "", ...lines].join("\r\n"))}
      >
        {t("receipt.save")}
      </Button>
    </div>
  );
}
