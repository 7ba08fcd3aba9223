/** The parts of StrykerJS's report that are used here. */
export type MutationReport = { files: Record<string, { mutants: { status: string }[] }> };

/** Statuses that count as detected. The score excludes ignored mutants and those with compile errors. */
const noticed = new Set(["Killed", "Timeout"]);
const missed = new Set(["Survived", "NoCoverage"]);

/** Returns the percentage of scored mutants that tests detected (100 without mutants), and their number. */
export function mutationScore({ files }: MutationReport): {
  score: number;
  noticed: number;
  mutants: number;
} {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const caught = statuses.filter((status) => noticed.has(status)).length;
  const mutants = caught + statuses.filter((status) => missed.has(status)).length;
  return { score: mutants === 0 ? 100 : (100 * caught) / mutants, noticed: caught, mutants };
}
