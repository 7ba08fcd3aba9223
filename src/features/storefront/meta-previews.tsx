import Globe from "lucide-react/icons/globe";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useFormState } from "react-final-form";
import type { GeneralInformation } from "@/state/onboarding-state";
import { Badge } from "@/ui/badge";
import * as kit from "@/ui/kit.module.css";
import { MetaField } from "./meta-field";
import { shownCharacters, tagsOf, toGeneral } from "./general-form.rules";
import { useShop } from "./use-shop";
import * as styles from "./meta-previews.module.css";

/**
 * Truncates text at a word boundary, as search results do.
 * @example shortened("one two three", 9) // "one two…"
 */
export function shortened(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters);
  const end = cut.lastIndexOf(" ");
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/**
 * Previews of the search result and the share card, part of the step's form, with text that is editable in
 * place.
 */
export function MetaPreviews() {
  const { t } = useTranslation("storefront");
  const { values } = useFormState<GeneralInformation>({ subscription: { values: true } });
  const { title, description, tags } = toGeneral(values);
  const { domain, color, onColor, logo, favicon } = useShop();
  const name = title || t("previews.untitled");
  const tagList = tagsOf(tags);
  return (
    <div className={kit.stack5}>
      <section className={kit.stack2} aria-label={t("meta.search")}>
        <h3 className={kit.medium}>{t("meta.search")}</h3>
        <div className={styles.result}>
          <p className={kit.row2}>
            {favicon ? <img src={favicon} alt="" width={18} /> : <Globe aria-hidden="true" size={18} />}
            <span className={kit.quiet}>{domain}</span>
          </p>
          <MetaField
            name="title"
            label={t("meta.title-field")}
            placeholder={t("previews.untitled")}
            rows={2}
            look="title"
          />
          <MetaField
            name="description"
            label={t("meta.description-field")}
            placeholder={t("meta.no-description")}
            rows={3}
            look="text"
          />
        </div>
        <p className={kit.quiet}>
          {t("meta.count", {
            count: Math.min(title.length, shownCharacters.title),
            length: shownCharacters.title,
          })}
        </p>
        {title.length > shownCharacters.title && <p className={styles.advice}>{t("meta.long-title")}</p>}
        {description.length > shownCharacters.description && (
          <p className={styles.advice}>{t("meta.long-description")}</p>
        )}
      </section>
      <section className={kit.stack2} aria-label={t("meta.share")}>
        <h3 className={kit.medium}>{t("meta.share")}</h3>
        <div className={styles.card}>
          <div
            role="img"
            aria-label={t("meta.share-alt", { title: name })}
            className={styles.cover}
            style={{ background: color, color: onColor }}
          >
            {logo ? <img src={logo} alt="" /> : <strong aria-hidden="true">{name}</strong>}
          </div>
          <div className={styles.cardText}>
            <p className={kit.quiet}>{domain}</p>
            <p className={kit.strong}>{name}</p>
            {description && <p className={kit.note}>{shortened(description, 100)}</p>}
          </div>
        </div>
      </section>
      <section className={kit.stack2} aria-label={t("meta.tags")}>
        <h3 className={kit.medium}>{t("meta.tags")}</h3>
        <MetaField
          name="tags"
          label={t("meta.tags-field")}
          placeholder={t("general.tags-hint")}
          rows={1}
          look="text"
        />
        {tagList.length > 0 && (
          <ul className={kit.wrap2}>
            {tagList.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
