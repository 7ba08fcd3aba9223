import { fileMistake, pngOf, type FileMistake } from "./file-mistakes";
import { press, sampleItem } from "./mistake";

const item = (slug: string) =>
  sampleItem("covers/sample-cover.png").replace('"sample-item"', JSON.stringify(slug));

/** Names of files that no page can have. */
export const nameMistakes: FileMistake[] = [
  fileMistake(
    "picture-letters",
    "a picture whose name macOS has taken apart",
    press,
    {
      [press]: sampleItem("covers/gün.png"),
      [`data/press/covers/${"gün".normalize("NFD")}.png`]: pngOf(1200, 675),
    },
    "The letters of “covers/gün.png” are stored otherwise in the file's name, as macOS does, and the picture is not found. Rename the file, and write here as well: → covers/gun.png",
  ),
  fileMistake(
    "slug-of-list",
    "a press item named like a page of the list",
    "data/press/2.json",
    { "data/press/2.json": item("2") },
    "The page named “2” is one of the press list itself. Give the file and its “slug” another name, with letters.",
  ),
  fileMistake(
    "slug-of-list",
    "a press item named like the lists of sources",
    "data/press/source.json",
    { "data/press/source.json": item("source") },
    "The page named “source” is one of the press list itself. Give the file and its “slug” another name, with letters.",
  ),
  fileMistake(
    "slug-of-section",
    "a press item named like the main part of its page",
    "data/press/main.json",
    { "data/press/main.json": item("main") },
    "“main” is the name of another section of the same page, which mixes up links. Choose another.",
  ),
];
