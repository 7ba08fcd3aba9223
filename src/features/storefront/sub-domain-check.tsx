import { useEffect, useState } from "react";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useField } from "react-final-form";
import { subDomain } from "./store-setup-form.rules";
import { suggestLabel } from "@/lib/reserved-label";
import { Button } from "@/ui/button";
import * as styles from "./sub-domain-check.module.css";

/** Debounce interval for validation during typing, in milliseconds. */
const restTime = 500;

type SubDomainCheckProps = { name: string; storeDomain: string };

/**
 * Validates a shop's address as a DNS label while the visitor types: debounced, announced politely, and only
 * from the second character on. Suggests a valid form of an invalid name.
 */
export function SubDomainCheck({ name, storeDomain }: SubDomainCheckProps) {
  const { t } = useTranslation("storefront");
  const { t: tForms } = useTranslation("forms");
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, dirty: true, submitFailed: true },
  });
  const label = input.value.trim();
  const [judged, setJudged] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setJudged(label), restTime);
    return () => clearTimeout(timer);
  }, [label]);

  const isDue = meta.dirty && judged === label && label.length > 1;
  const error = isDue ? subDomain(label) : undefined;
  const suggestion = error ? suggestLabel(label) : "";
  return (
    <div className={styles.check} role="status">
      {isDue && !error && (
        <p className={styles.fine}>
          <CircleCheck aria-hidden="true" size={16} />
          {t("address.available", { address: `${label}.${storeDomain}` })}
        </p>
      )}
      {/* After a failed submit, the field itself shows the error. */}
      {error && !meta.submitFailed && (
        <p className={styles.fine} data-error>
          <CircleAlert aria-hidden="true" size={16} /> {tForms(`errors.${error}`)}
        </p>
      )}
      {suggestion && suggestion !== label && (
        <Button variant="secondary" onClick={() => input.onChange(suggestion)}>
          {t("address.suggestion", { label: suggestion })}
        </Button>
      )}
    </div>
  );
}
