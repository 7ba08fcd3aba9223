/** What `npm audit --json` says of one package. */
type Finding = { name: string; severity: string; via: (string | { title: string; url: string })[] };
export type AuditReport = { vulnerabilities: Record<string, Finding> };

const grave = ["moderate", "high", "critical"];

const isGrave = ({ severity }: Finding) => grave.includes(severity);
const wordsOf = ({ name, severity, via }: Finding) => {
  const titles = via.map((cause) => (typeof cause === "string" ? cause : `${cause.title} ${cause.url}`));
  return `${name}: ${severity}: ${titles.join("; ")}`;
};

export type Judgement = {
  /** Reaches the browser: the site must not be released with it. */
  broken: string[];
  /** Only builds or tests, and nobody has said yet why it may stay. */
  unlisted: string[];
  /** Listed with a reason, but no longer reported. */
  stale: string[];
};

/**
 * Judges known vulnerabilities of moderate or higher severity by where the package is used.
 * @param inBrowser packages whose code reaches browsers
 * @param reasons why a vulnerability of a package that only builds may stay, by package
 */
export function judgeAudit(
  { vulnerabilities }: AuditReport,
  inBrowser: readonly string[],
  reasons: Readonly<Record<string, string>>,
): Judgement {
  const findings = Object.values(vulnerabilities).filter(isGrave);
  const names = findings.map(({ name }) => name);
  return {
    broken: findings.filter(({ name }) => inBrowser.includes(name)).map(wordsOf),
    unlisted: findings.filter(({ name }) => !inBrowser.includes(name) && !(name in reasons)).map(wordsOf),
    stale: Object.keys(reasons).filter((name) => !names.includes(name)),
  };
}

/** Reads what the command printed; null where a registry gave no audit, or nothing came at all. */
export function readAudit(output: string): AuditReport | null {
  try {
    const report = JSON.parse(output) as Partial<AuditReport>;
    return report.vulnerabilities ? { vulnerabilities: report.vulnerabilities } : null;
  } catch {
    return null;
  }
}
