import { describe, expect, it } from "vitest";
import { Refusal } from "../../../../sandbox/messages";
import { openStore } from "../../../../sandbox/store/store";
import { temporaryFolder } from "../open-sandbox";

/** Creates a nested LMDB error: the commit rejects with a promise that rejects with the cause. */
function failedCommit(cause: Error): Error {
  const commitError = Promise.reject(cause);
  commitError.catch(() => undefined);
  return Object.assign(new Error("Commit failed"), { commitError });
}

/** Runs a function with a store, then closes the store. */
async function withStore<Result>(
  use: (store: ReturnType<typeof openStore>) => Promise<Result> | Result,
): Promise<Result> {
  const store = openStore(temporaryFolder());
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

describe("durable store of the sandbox", () => {
  it.each([27, 28, 122, -30792])("changes are rejected with 507 if the disk is full (error %i)", (code) =>
    withStore(async (store) => {
      const change = () => {
        throw Object.assign(new Error("No space left on device"), { code });
      };
      const refused = store.write(change);
      await expect(refused).rejects.toBeInstanceOf(Refusal);
      await expect(refused).rejects.toMatchObject({ status: 507, code: "storage_full" });
    }),
  );

  it("a full disk is recognised as the cause of a failed commit", () =>
    withStore(async (store) => {
      const full = Object.assign(new Error("No space left on device"), { code: 28 });
      const change = () => {
        throw failedCommit(full);
      };
      await expect(store.write(change)).rejects.toMatchObject({ status: 507 });
    }));

  it("errors unrelated to disk space are rethrown unchanged", () =>
    withStore(async (store) => {
      const broken = Object.assign(new Error("Input/output error"), { code: 5 });
      const change = () => {
        throw broken;
      };
      await expect(store.write(change)).rejects.toBe(broken);
      const failed = () => {
        throw failedCommit(broken);
      };
      await expect(store.write(failed)).rejects.toBe(broken);
    }));
});
