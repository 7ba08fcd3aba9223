import type { ComponentProps } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { TextField } from "@/forms/text-field";
import { classNames } from "@/lib/class-names";
import { isOptional, type CompanyField } from "./company-form.rules";
import * as styles from "./step.module.css";

type Control = Pick<
  ComponentProps<typeof TextField>,
  "autoComplete" | "type" | "inputMode" | "autoCapitalize" | "typable"
> & { isWide?: boolean; hint?: "company.taxnumber-hint" | "company.phone-hint" };

const phone = { type: "tel", inputMode: "tel", typable: /^[\d\s()+\-./]$/ } as const;

/** How each field is typed and filled in by the browser (WCAG 2.2, criterion 1.3.5). */
const controls: Record<CompanyField, Control> = {
  company: { autoComplete: "organization", isWide: true },
  owner: { autoComplete: "name", autoCapitalize: "words", isWide: true },
  address: { autoComplete: "street-address", isWide: true },
  district: { autoComplete: "address-level3" },
  town: { autoComplete: "address-level2" },
  city: { autoComplete: "address-level1" },
  zip_code: { autoComplete: "postal-code", inputMode: "numeric" },
  country: { autoComplete: "country-name" },
  taxoffice: { autoComplete: "off" },
  taxnumber: { autoComplete: "off", inputMode: "numeric", typable: /^\d$/, hint: "company.taxnumber-hint" },
  mail: { autoComplete: "email", type: "email", inputMode: "email", autoCapitalize: "none", isWide: true },
  phone: { ...phone, autoComplete: "tel", hint: "company.phone-hint", isWide: true },
  mobile_phone: { ...phone, autoComplete: "tel" },
  fax: { ...phone, autoComplete: "fax tel" },
};

const sections: { id: "identity" | "place" | "tax" | "contact"; fields: readonly CompanyField[] }[] = [
  { id: "identity", fields: ["company", "owner"] },
  { id: "place", fields: ["address", "country", "city", "town", "district", "zip_code"] },
  { id: "tax", fields: ["taxoffice", "taxnumber"] },
  { id: "contact", fields: ["mail", "phone", "mobile_phone", "fax"] },
];

/** The fields of the company form, in sections. */
export function CompanyFields() {
  const { t } = useTranslation("storefront");
  return (
    <>
      {sections.map(({ id, fields }) => (
        <fieldset key={id} className={styles.section}>
          <legend>{t(`company.sections.${id}`)}</legend>
          {fields.map((field) => {
            const { isWide, hint, ...control } = controls[field];
            return (
              <div key={field} className={classNames(isWide && styles.wide)}>
                <TextField
                  {...control}
                  name={field}
                  label={t(`company.form.${field}`)}
                  hint={hint && t(hint)}
                  isOptional={isOptional(field)}
                />
              </div>
            );
          })}
        </fieldset>
      ))}
    </>
  );
}
