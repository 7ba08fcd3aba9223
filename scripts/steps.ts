import { start } from "./run";

export type Count = { passed: number; failed: number };

/** A part of a test run. What it prints is shown in one piece when it has ended, so that parallel steps do not mix. */
export type Step = { name: string; run: () => Promise<Count & { output?: string }> };

/** A finished step, with its duration in seconds. */
export type Result = Count & { name: string; seconds: number };

/** A command that counts as one: passed when it exits with 0. */
export const check = (name: string, command: string, args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await start(command, args, { stdio: "pipe" });
    return { passed: Number(code === 0), failed: Number(code !== 0), output };
  },
});

async function runStep({ name, run }: Step): Promise<Result> {
  const started = Date.now();
  const { passed, failed, output } = await run();
  const seconds = Math.round((Date.now() - started) / 1000);
  const verdict = failed === 0 ? "passed" : "FAILED";
  console.info(`\n=== ${name}: ${verdict} after ${seconds} s`);
  if (output?.trim()) console.info(output.trimEnd());
  return { name, passed, failed, seconds };
}

async function runLane(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

/** Runs lanes of steps beside each other, the steps of a lane one after the other. */
export const runLanes = async (...lanes: (readonly Step[])[]): Promise<Result[]> =>
  (await Promise.all(lanes.map(runLane))).flat();

/**
 * Prints what each step took, what failed, and the closing line with the counts.
 * @returns the exit code of the whole run
 */
export function summarize(results: readonly Result[], notDone: readonly string[] = []): number {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.info("");
  for (const { name, seconds } of results)
    console.info(`${name.padEnd(width)}  ${String(seconds).padStart(4)} s`);
  const failedSteps = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(", ")}`);
  if (notDone.length > 0) console.warn(`\nNot done: ${notDone.join(", ")}`);
  const total = (key: keyof Count) => results.reduce((sum, result) => sum + result[key], 0);
  console.info(`\n${total("passed")} passed, ${total("failed")} failed`);
  return failedSteps.length === 0 ? 0 : 1;
}
