import { locales } from "../../src/config/languages";
import { dataFileOf } from "../../src/gatsby/data/data-files";
import { versionPattern } from "../../src/gatsby/data/former-texts";
import { legalTemplates } from "../../src/gatsby/data/page-sources";

const slug = "[a-z0-9]+(?:-[a-z0-9]+)*";
const language = `(?:${locales.join("|")})`;

const others = [
  new RegExp(`^data/legal/(?:${Object.keys(legalTemplates).join("|")})/${language}\\.md$`),
  new RegExp(`^data/press/articles/${slug}/${language}\\.md$`),
  new RegExp(`^locales/${language}/${slug}\\.json$`),
];

const formerText = new RegExp(
  `^data/legal/(?:${Object.keys(legalTemplates).join("|")})/former/${versionPattern}/${language}\\.md$`,
);

const picture = new RegExp(
  `^data/(?:press/covers|stories/covers|references/logos|store)/${slug}\\.(?:png|jpe?g|webp|avif|svg)$`,
);

const item = new RegExp(`^data/(?:${slug}/)?${slug}\\.json$`);

/** Reports whether a path relative to the project root is a content image. */
export const isPictureFile = (file: string): boolean => picture.test(file);

/**
 * Reports whether the studio may read and write a path. The allowlist accepts only the canonical spelling.
 */
export const isContentFile = (file: string): boolean =>
  (item.test(file) && dataFileOf(file.slice("data/".length)) !== undefined) ||
  isPictureFile(file) ||
  others.some((pattern) => pattern.test(file));

/** Reports whether a path is a former legal text, which the studio archives but cannot edit. */
export const isFormerText = (file: string): boolean => formerText.test(file);
