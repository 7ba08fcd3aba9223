import { useId } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatMoney } from "@/lib/format-money";
import { useLocale } from "@/i18n/use-locale";
import { maxMonths, mostUsers } from "./estimate-address";
import type { EstimateSelection } from "./estimate-cost";
import { SliderField } from "./slider-field";
import { ToggleField } from "./toggle-field";
import * as input from "@/ui/input.module.css";
import * as styles from "./estimator-fields.module.css";

type EstimatorFieldsProps = {
  formId: string;
  wishes: EstimateSelection;
  figures: Queries.CostFiguresFragment;
  onChange: (change: Partial<EstimateSelection>) => void;
};

/** Inputs of the estimator; traffic and domain are disabled without a store. */
export function EstimatorFields({ formId, wishes, figures, onChange }: EstimatorFieldsProps) {
  const { t } = useTranslation("pricing");
  const locale = useLocale();
  const usersId = useId();
  const quota = figures.trafficGb.value;
  const price = formatMoney(locale, figures.domainPrice.value, figures.domainPrice.unit);
  return (
    <form id={formId} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.fields}>
        <legend className="visually-hidden">{t("estimator.wishes")}</legend>
        <ToggleField
          label={t("estimator.store.label")}
          hint={t("estimator.store.hint")}
          isOn={wishes.hasStore}
          onChange={(hasStore) => onChange({ hasStore })}
        />
        <fieldset className={styles.group} disabled={!wishes.hasStore}>
          <legend className="visually-hidden">{t("estimator.store.label")}</legend>
          <SliderField
            label={t("estimator.months.label")}
            valueText={t("estimator.months.value", { count: wishes.months })}
            value={wishes.months}
            {...{ min: 1, max: maxMonths, step: 1 }}
            onChange={(months) => onChange({ months })}
          />
          <SliderField
            label={t("estimator.traffic.label")}
            valueText={t("estimator.traffic.value", { traffic: wishes.trafficGb })}
            value={wishes.trafficGb}
            {...{ min: 0, max: quota * 2, step: quota / 8 }}
            mark={{ value: quota, label: t("estimator.traffic.quota") }}
            onChange={(trafficGb) => onChange({ trafficGb })}
          />
          <ToggleField
            label={t("estimator.domain.label")}
            hint={t("estimator.domain.hint", { price })}
            isOn={wishes.hasDomain}
            onChange={(hasDomain) => onChange({ hasDomain })}
          />
        </fieldset>
        <div className={styles.users}>
          <label htmlFor={usersId}>{t("estimator.users.label")}</label>
          <input
            className={input.input}
            id={usersId}
            type="number"
            inputMode="numeric"
            min={0}
            max={mostUsers}
            step={1}
            autoComplete="off"
            aria-describedby={`${usersId}-hint`}
            value={wishes.users === 0 ? "" : wishes.users}
            placeholder="0"
            onChange={({ target }) => {
              const users = Math.trunc(Number(target.value));
              onChange({ users: Math.min(mostUsers, Math.max(0, users || 0)) });
            }}
          />
          <p id={`${usersId}-hint`} className={styles.hint}>
            {t("estimator.users.hint")}
          </p>
        </div>
      </fieldset>
    </form>
  );
}
