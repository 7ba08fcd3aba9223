import { checkContent } from "./check-content";
import { formatFinding, type Finding } from "./finding";
import { panelData } from "./panel-data";
import { repairEncodings } from "./repair-encodings";
import { terminalLocale } from "./maintainer-language";

const allCorrected = { tr: "İçerikte hata kalmadı.", en: "The content has no mistakes any more." };

/** Options of plugins/content-check. */
export const contentCheck = () => ({
  check: checkContent,
  repair: repairEncodings,
  format: (findings: readonly Finding[]) =>
    findings.map((finding) => formatFinding(finding, terminalLocale())).join("\n"),
  panel: panelData,
  allCorrected: () => allCorrected[terminalLocale()],
});
