/** Subset of StrykerJS's report used here. */
export type MutationReport = { files: Record<string, { mutants: { status: string }[] }> };

/** Statuses that count as detected. Mutants with compile errors and ignored ones are not scored. */
const noticed = new Set(["Killed", "Timeout"]);
const missed = new Set(["Survived", "NoCoverage"]);

/** Returns the percentage of scored mutants that a test detected, and their number; 100 if there are none. */
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
