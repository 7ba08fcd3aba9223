import type { PhoneNumber } from "@/lib/calling-codes";
import { useRef, type ChangeEvent } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { withoutFormatting } from "@/lib/visible-text";
import { FieldFrame } from "./field-frame";
import { countryOfPasted, phoneCharacters } from "./phone-number";
import { useCallingCodes } from "./use-calling-codes";
import { useCountryTyping } from "./use-country-typing";
import { useFormField } from "./use-form-field";
import { useKeyFilter } from "./use-key-filter";
import * as controls from "./controls.module.css";
import * as styles from "./forms.module.css";

type PhoneFieldProps = {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Type of number, for the `autocomplete` attribute (HTML, autofill field names). */
  kind?: "mobile" | "fax";
};

/** Phone number field for the country's calling code and the national number; the value is a PhoneNumber. */
export function PhoneField({ name, label, hint, isOptional, kind }: PhoneFieldProps) {
  const { t } = useTranslation("forms");
  const countries = useCallingCodes(useLocale());
  const { input, id, hintId, errorId, message, control } = useFormField<PhoneNumber>(name, {
    hasHint: Boolean(hint),
  });
  const element = useRef<HTMLInputElement>(null);
  useKeyFilter(element, phoneCharacters);
  const phone = input.value;
  const withKind = (field: string) => (kind ? `${kind} ${field}` : field);

  const handleNumber = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const found = countryOfPasted(target.value, phone, countries);
    const { country, callingCode, trunkPrefix } = found ?? phone;
    input.onChange({ country, callingCode, trunkPrefix, national: withoutFormatting(target.value) });
  };
  const chooseCountry = (value: string) => {
    const chosen = countries.find(({ country }) => country === value) ?? phone;
    const { country, callingCode, trunkPrefix } = chosen;
    input.onChange({ country, callingCode, trunkPrefix, national: phone.national });
  };
  const typeCountry = useCountryTyping(countries, chooseCountry);

  return (
    <FieldFrame {...{ controlId: id, label, isOptional, hint, hintId, errorId, message }}>
      <span className={styles.control} data-variant={message ? "danger" : "notr"}>
        <span className={controls.country}>
          <span aria-hidden="true" className={controls.callingCode}>
            +{phone.callingCode}
            <ChevronDown size={16} />
          </span>
          <select
            className={controls.countrySelect}
            name={`${name}_country`}
            aria-label={`${label}: ${t("phone.country")}`}
            autoComplete={withKind("tel-country-code")}
            value={phone.country}
            onChange={({ target }) => chooseCountry(target.value)}
            onKeyDown={typeCountry}
          >
            {countries.length === 0 && <option value={phone.country}>+{phone.callingCode}</option>}
            {countries.map(({ country, name: countryName, callingCode }) => (
              <option key={country} value={country}>
                {countryName} (+{callingCode})
              </option>
            ))}
          </select>
        </span>
        <input
          {...control}
          ref={element}
          className={styles.input}
          type="tel"
          inputMode="tel"
          autoComplete={withKind("tel-national")}
          aria-required={!isOptional}
          value={phone.national}
          onChange={handleNumber}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
        />
      </span>
    </FieldFrame>
  );
}
