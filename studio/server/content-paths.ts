import { locales } from "../../src/config/languages";
import { dataFileOf } from "../../src/gatsby/data/data-files";
import { versionPattern } from "../../src/gatsby/data/former-texts";
import { legalTemplates } from "../../src/gatsby/data/page-sources";

const slug = "[a-z0-9]+(?:-[a-z0-9]+)*";
const language = `(?:${locales.join("|")})`;

const legal = `data/legal/(?:${Object.keys(legalTemplates).join("|")})`;

const matcher = (pattern: string) => (file: string) => new RegExp(`^${pattern}$`).test(file);

const isItem = matcher(`data/(?:${slug}/)?${slug}\\.json`);

const isText = matcher(
  `(?:(?:${legal}|data/press/articles/${slug})/${language}\\.md|locales/${language}/${slug}\\.json)`,
);

export const isPictureFile = matcher(
  `data/(?:press/covers|stories/covers|references/logos|store)/${slug}\\.(?:png|jpe?g|webp|avif|svg)`,
);

/** Reports whether a path is a superseded legal text, which the studio archives but cannot edit. */
export const isFormerText = matcher(`${legal}/former/${versionPattern}/${language}\\.md`);

/** Reports whether the studio may read and write a path, which must be in canonical form. */
export const isContentFile = (file: string): boolean =>
  (isItem(file) && dataFileOf(file.slice("data/".length)) !== undefined) ||
  isPictureFile(file) ||
  isText(file);
