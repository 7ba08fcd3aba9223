/** What StrykerJS writes of each change, as far as it is read here. */
export type MutationReport = { files: Record<string, { mutants: { status: string }[] }> };

/** Statuses of changes that are judged; those that do not compile, and those ignored by the configuration, are not. */
const noticed = new Set(["Killed", "Timeout"]);
const missed = new Set(["Survived", "NoCoverage"]);

/** Per cent of the judged changes that a test noticed, and how many there were; 100 where none was judged. */
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
