/**
 * `npx tsx scripts/audit.ts`: known vulnerabilities of the packages, judged by whether their code reaches browsers
 * (docs/decisions/001-pinned-versions.md). Needs a registry that gives audits, and says so where it has none.
 */
import { spawnSync } from "node:child_process";
import browser from "./supply/browser-packages.json";
import reasons from "./supply/build-only-vulnerabilities.json";
import { judgeAudit, readAudit } from "./supply/judge-audit";

/** Asks the registry; null where it gives no audit. */
export function auditPackages(): ReturnType<typeof judgeAudit> | null {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8", timeout: 120_000 });
  const report = readAudit(stdout ?? "");
  return report && judgeAudit(report, browser, reasons);
}

/** Tells what the audit found; whether the site may be released, or "not done". */
export function reportAudit(): boolean | "not done" {
  const judgement = auditPackages();
  if (!judgement) {
    console.warn(
      "NOT DONE: the package registry gave no audit. Run it where one does: npx tsx scripts/audit.ts",
    );
    return "not done";
  }
  const { broken, unlisted, stale } = judgement;
  for (const line of broken) console.error(`reaches the browser: ${line}`);
  for (const line of unlisted)
    console.warn(`only builds; give a reason in scripts/supply/build-only-vulnerabilities.json: ${line}`);
  for (const name of stale) console.warn(`listed with a reason, but no longer reported: ${name}`);
  console.info(`${broken.length} reach the browser, ${unlisted.length} only build and are not judged yet`);
  return broken.length === 0;
}

if (process.argv[1]?.endsWith("audit.ts")) process.exit(reportAudit() === false ? 1 : 0);
