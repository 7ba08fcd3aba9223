import fs from "node:fs";
import { optimize } from "svgo";
import { locales } from "../../src/config/languages";
import { favicon, iconOf } from "./icons";
import { markModule } from "./mark-module";
import { offlineFile, offlinePage } from "./offline-page";
import { paletteStyles, withColors } from "./palette";

const drawing = (name: "mark" | "icon") => fs.readFileSync(`data/brand/${name}.svg`, "utf8");

/** Returns all generated files outside `data/` that contain brand drawings, colours or offline texts. */
export async function brandFiles(): Promise<Record<string, string | Buffer>> {
  const icon = withColors(drawing("icon"));
  const files: Record<string, string | Buffer> = {
    "src/styles/palette.css": paletteStyles(),
    "src/ui/brand-drawing.tsx": await markModule(drawing("mark")),
    "static/icon.svg": optimize(withColors(drawing("mark"))).data,
    "src/app/icon.png": await iconOf(icon, 512),
    "static/apple-touch-icon.png": await iconOf(icon, 180),
    "static/favicon.ico": await favicon(icon, [16, 32, 48]),
  };
  for (const locale of locales)
    for (const page of ["offline", "onboarding-offline"] as const)
      files[offlineFile(page, locale)] = offlinePage(page, locale);
  return files;
}
