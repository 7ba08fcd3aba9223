import { start } from "./run";

export type Count = { passed: number; failed: number };

/** A part of a test run. What it prints is shown in one piece when it has ended, so that parallel steps do not mix. */
export type Step = {
  name: string;
  run: () => Promise<Count & { output?: string }>;
  /** Step without whose result this one cannot run. */
  needs?: Step;
};

/** A finished step, with its duration in seconds. */
export type Result = Count & { name: string; seconds: number };

/** A command that counts as one: passed when it exits with 0. */
export const check = (name: string, command: string, args: readonly string[], needs?: Step): Step => ({
  name,
  needs,
  run: async () => {
    const { code, output } = await start(command, args, { stdio: "pipe" });
    return { passed: Number(code === 0), failed: Number(code !== 0), output };
  },
});

/** Lint and types of everything, in one pass of one compiler: it needs the types of the queries. */
export const lintAndTypes = (needs: Step): Step =>
  check("lint and types", "tsx", ["node_modules/oxlint/bin/oxlint"], needs);

async function runStep({ name, run }: Step): Promise<Result> {
  const started = Date.now();
  const { passed, failed, output } = await run();
  const seconds = Math.round((Date.now() - started) / 1000);
  const verdict = failed === 0 ? "passed" : "FAILED";
  console.info(`\n=== ${name}: ${verdict} after ${seconds} s`);
  if (output?.trim()) console.info(output.trimEnd());
  return { name, passed, failed, seconds };
}

/**
 * Runs steps in their order, as many beside each other as there are places; a step whose need is not met yet lets others
 * pass, and one whose need has failed counts as failed itself.
 */
export async function runSteps(steps: readonly Step[], places: number): Promise<Result[]> {
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const ended = new Map<Step, Result>();
  const isReady = ({ needs }: Step) => !needs || ended.has(needs);
  const begin = async (step: Step) => {
    const canRun = !step.needs || ended.get(step.needs)?.failed === 0;
    const notRun = { name: step.name, passed: 0, failed: 1, seconds: 0 };
    ended.set(step, canRun ? await runStep(step) : notRun);
  };
  while (waiting.length > 0 || running.size > 0) {
    const index = running.size < places ? waiting.findIndex(isReady) : -1;
    const [step] = index < 0 ? [] : waiting.splice(index, 1);
    if (step) {
      const task: Promise<void> = begin(step).finally(() => running.delete(task));
      running.add(task);
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`Needs a step that is not run: ${waiting.map(({ name }) => name).join(", ")}`);
  }
  return steps.flatMap((step) => ended.get(step) ?? []);
}

/**
 * Prints what each step took, what failed, and the closing line with the counts.
 * @returns the exit code of the whole run
 */
export function summarize(results: readonly Result[]): number {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.info("");
  for (const { name, seconds } of results)
    console.info(`${name.padEnd(width)}  ${String(seconds).padStart(4)} s`);
  const failedSteps = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(", ")}`);
  const total = (key: keyof Count) => results.reduce((sum, result) => sum + result[key], 0);
  console.info(`\n${total("passed")} passed, ${total("failed")} failed`);
  return failedSteps.length === 0 ? 0 : 1;
}
