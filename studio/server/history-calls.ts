import * as v from "valibot";
import { setTimeout } from "node:timers/promises";
import { call, type Studio } from "./call";
import { newFindings } from "./check-draft";
import { commitOnBranch, openFiles, remoteOf, sendBranch } from "./hand-over";
import { Refusal } from "./refusal";

/** API calls for the history, handing over changes, and the preview. */
export function historyCalls({ store, history, preview, showDay }: Studio) {
  return {
    history: call({}, () => ({ changes: history.entries().slice(0, 200) })),
    undo: call({ id: v.string() }, async ({ id }) => {
      const { change, contents } = await history.contentsWithout(id);
      // Other content may depend on it by now, such as a price list that links a question.
      const [finding] = newFindings(store, contents);
      if (finding) throw new Refusal(409, "neededSince", { file: finding.file });
      return { change: history.write(change.label, contents, change.id) };
    }),
    changes: call({}, () => {
      const files = openFiles(store);
      const labels = history
        .entries()
        .filter(({ isUndone, undoes }) => !isUndone && !undoes)
        .filter((change) => change.files.some(({ file }) => files.includes(file)))
        .map(({ label }) => label);
      return { files, labels };
    }),
    handOver: call(
      { branch: v.string(), message: v.pipe(v.string(), v.trim(), v.nonEmpty()) },
      ({ branch, message }) => ({ ...commitOnBranch(store, branch, message), remote: remoteOf(store) }),
    ),
    send: call({ branch: v.string() }, ({ branch }) => sendBranch(store, branch)),
    /** Waits until the development server of the preview responds. */
    awaitPages: call({}, async () => {
      const isThere = (address: string) => fetch(address).catch(() => undefined);
      while (preview && !(await isThere(preview))) await setTimeout(1000);
    }),
    showDay: call({ day: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/)) }, ({ day }) =>
      showDay(day),
    ),
  };
}
