import { useId, useRef, useState } from "react";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { copyText } from "@/lib/copy-text";
import { countGraphemes } from "@/lib/count-graphemes";
import { nameOfHandle } from "@/lib/shop-label";
import { useOwnShop } from "@/state/own-shop";
import { Button } from "@/ui/button";
import { ChipPicker } from "@/ui/chip-picker";
import { RangeInput } from "@/ui/range-input";
import { ReplyClock } from "./reply-clock";
import { TemplateBubble } from "./template-bubble";
import {
  fillTemplate,
  firstHours,
  hasLooseBraces,
  isCategory,
  samplesOf,
  templateCategories,
  toComposerText,
  variablesIn,
  windowState,
} from "./template-rules";
import * as kit from "@/ui/kit.module.css";
import * as fields from "./template-fields.module.css";
import * as styles from "./template-composer.module.css";

export type TemplateComposerProps = {
  cases: readonly Queries.MessageTemplateFragment[];
  limits: Queries.MessageLimitsFragment;
};

/**
 * Demo of a WhatsApp template editor: variables, preview, length, and the rules of the reply window. Sends no
 * messages.
 */
export function TemplateComposer({ cases, limits }: TemplateComposerProps) {
  const { t } = useTranslation("showcase");
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [slug, setSlug] = useState(cases[0]?.slug ?? "");
  const start = cases.find((item) => item.slug === slug);
  const [text, setText] = useState(toComposerText(start?.text ?? ""));
  const ownShop = nameOfHandle(useOwnShop(), locale);
  const [values, setValues] = useState(start ? samplesOf(start, ownShop) : {});
  const [category, setCategory] = useState(start?.category ?? "");
  const [hours, setHours] = useState(firstHours);
  const [copied, setCopied] = useState<"done" | "failed" | null>(null);

  const open = (next: string) => {
    const chosen = cases.find((item) => item.slug === next);
    if (!chosen) return;
    setSlug(next);
    setText(toComposerText(chosen.text));
    setValues(samplesOf(chosen, ownShop));
    setCategory(chosen.category);
    setCopied(null);
  };
  const copy = async () => {
    const isDone = await copyText(text);
    setCopied(isDone ? "done" : "failed");
    if (!isDone) field.current?.select();
  };

  const max = limits.templateCharacters.value;
  const length = countGraphemes(text, locale);
  const isTooLong = length > max;
  const known = isCategory(category) ? category : "utility";
  const state = windowState(hours, limits.replyWindowHours.value, known);
  const labelOf = (name: string) => start?.variables.find((item) => item.name === name)?.label ?? name;

  return (
    <div className={styles.composer}>
      <TemplateBubble text={fillTemplate(text, values)} isOpen={state.isOpen} isTooLong={isTooLong} />
      <div className={styles.desk}>
        <ChipPicker
          legend={t("composer.cases")}
          name={`${id}-case`}
          chips={cases.map((item) => ({ id: item.slug, label: item.name }))}
          selectedId={slug}
          onSelect={open}
        />
        <div className={fields.field}>
          <label htmlFor={id} className={`${kit.label} ${kit.block} ${kit.below2}`}>
            {t("composer.text")}
          </label>
          <textarea
            id={id}
            ref={field}
            rows={5}
            value={text}
            aria-describedby={`${id}-count ${id}-hint`}
            aria-invalid={isTooLong || undefined}
            onChange={({ target }) => {
              setText(target.value);
              setCopied(null);
            }}
          />
          <p className={fields.counter} data-too-long={isTooLong || undefined}>
            <span id={`${id}-hint`}>
              {hasLooseBraces(text)
                ? t("composer.looseBraces")
                : t("composer.hint", { example: `{{${start?.variables[0]?.name ?? ""}}}` })}
            </span>
            <span id={`${id}-count`} className={fields.count}>
              {t("composer.count", { length, max })}
            </span>
          </p>
          <p role="status" className={fields.tooLong}>
            {isTooLong && t("composer.tooLong", { count: length - max })}
          </p>
        </div>
        <fieldset className={fields.variables}>
          <legend className={`${kit.label} ${kit.below2}`}>{t("composer.variables")}</legend>
          {variablesIn(text).map((name) => (
            <label key={name} className={fields.variable}>
              <span>{labelOf(name)}</span>
              <input
                value={values[name] ?? ""}
                maxLength={120}
                autoComplete="off"
                placeholder={`{{${name}}}`}
                onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
              />
            </label>
          ))}
        </fieldset>
        <div>
          <ChipPicker
            legend={t("composer.category")}
            name={`${id}-category`}
            chips={templateCategories.map((item) => ({ id: item, label: t(`composer.categories.${item}`) }))}
            selectedId={known}
            onSelect={setCategory}
          />
          <p className={styles.note}>{t(`composer.categoryTexts.${known}`)}</p>
        </div>
        <div className={`${kit.row3} ${kit.wrap3} ${kit.small}`}>
          <Button variant="secondary" disabled={length === 0} onClick={() => void copy()}>
            {copied === "done" ? (
              <Check aria-hidden="true" size={18} />
            ) : (
              <Copy aria-hidden="true" size={18} />
            )}
            {t("composer.copy")}
          </Button>
          <p role="status">{copied && t(`composer.copied.${copied}`)}</p>
        </div>
      </div>
      <ReplyClock hours={hours} limits={limits} state={state} controlId={`${id}-clock`}>
        <RangeInput
          id={`${id}-clock`}
          min={0}
          max={limits.replyWindowHours.value * 2}
          step={1}
          value={hours}
          valueText={[
            t("composer.clock.hours", { count: hours }),
            state.isOpen ? t("composer.clock.open", { count: state.hoursLeft }) : t("composer.clock.closed"),
          ].join(" ")}
          onChange={setHours}
        />
      </ReplyClock>
    </div>
  );
}
