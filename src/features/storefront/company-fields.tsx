import type { ComponentProps } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { PhoneField } from "@/forms/phone-field";
import { TextField } from "@/forms/text-field";
import { classNames } from "@/lib/class-names";
import { companyFields, isOptional, type CompanyField } from "./company-form.rules";
import { isPhoneField, type PhoneFieldName } from "./company-phone";
import * as styles from "./step.module.css";

type Control = Pick<
  ComponentProps<typeof TextField>,
  "autoComplete" | "type" | "inputMode" | "autoCapitalize" | "typable"
> & { isWide?: boolean; hint?: "company.taxnumber-hint" };

/** Input type and autocomplete token of each field (WCAG 2.2, criterion 1.3.5). */
const controls: Record<Exclude<CompanyField, PhoneFieldName>, Control> = {
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
};

const phoneKinds = { phone: undefined, mobile_phone: "mobile", fax: "fax" } as const;

const sections = ["identity", "place", "tax", "contact"] as const;

const sectionOf: Record<CompanyField, (typeof sections)[number]> = {
  company: "identity",
  owner: "identity",
  address: "place",
  country: "place",
  city: "place",
  town: "place",
  district: "place",
  zip_code: "place",
  taxoffice: "tax",
  taxnumber: "tax",
  mail: "contact",
  phone: "contact",
  mobile_phone: "contact",
  fax: "contact",
};

export function CompanyFields() {
  const { t } = useTranslation("storefront");
  return (
    <>
      {sections.map((id) => (
        <fieldset key={id} className={styles.section}>
          <legend>{t(`company.sections.${id}`)}</legend>
          {companyFields
            .filter((field) => sectionOf[field] === id)
            .map((field) => {
              const shared = {
                name: field,
                label: t(`company.form.${field}`),
                isOptional: isOptional(field),
              };
              if (isPhoneField(field))
                return (
                  <div key={field} className={styles.wide}>
                    <PhoneField {...shared} kind={phoneKinds[field]} />
                  </div>
                );
              const { isWide, hint, ...control } = controls[field];
              return (
                <div key={field} className={classNames(isWide && styles.wide)}>
                  <TextField {...control} {...shared} hint={hint && t(hint)} />
                </div>
              );
            })}
        </fieldset>
      ))}
    </>
  );
}
