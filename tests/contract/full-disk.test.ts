import { expect, test, vi } from "vitest";
import { failure, signUp, startSandbox } from "./running-sandbox";
import { customer, wizard } from "./sandbox/open-sandbox";

/** What the operating system says to the next commits; nothing while there is room. */
const disk = vi.hoisted(() => ({ error: undefined as Error | undefined }));

vi.mock("lmdb", async (importOriginal) => {
  const lmdb = await importOriginal<typeof import("lmdb")>();
  return {
    ...lmdb,
    open: (options: import("lmdb").RootDatabaseOptionsWithPath) => {
      const root = lmdb.open(options);
      const transaction = root.transaction.bind(root);
      root.transaction = (async (change: () => unknown) => {
        const { error } = disk;
        if (!error) return transaction(change);
        // As LMDB reports it: the commit rejects, and its cause is a promise that rejects as well.
        throw Object.assign(new Error("Commit failed"), { commitError: Promise.reject(error) });
      }) as typeof root.transaction;
      return root;
    },
  };
});

const full = Object.assign(new Error("No space left on device"), { code: 28 });

test("a full disk answers writes with 507, goes on reading, and writes again once there is room", async () => {
  const running = startSandbox();
  const { id, hash } = await signUp(running);
  const setUp = (sub_domain: string) =>
    running.post(
      `${wizard}/${id}/store-setup`,
      { email: customer.email, sub_domain },
      { "x-onboarding-hash": hash },
    );
  expect((await setUp("papatya")).status).toBe(200);

  disk.error = full;
  for (const response of [
    await running.post(`${wizard}/new`, customer),
    await setUp("lale"),
    await running.post("/site/newsletter", { email: customer.email, consent: true }),
  ])
    expect(await failure(response)).toMatchObject({ status: 507, code: "storage_full" });
  const page = await running.ask("/site/contact-form?lang=en", {
    method: "POST",
    body: new URLSearchParams({
      name: "E",
      surname: "Y",
      email: customer.email,
      department: "Sales",
      message: "x",
    }),
  });
  expect([page.status, (await page.text()).includes("Your message could not be sent")]).toEqual([507, true]);

  const read = await running.ask(`${wizard}/${id}/store-setup`, { headers: { "x-onboarding-hash": hash } });
  expect(await read.json()).toMatchObject({ sub_domain: "papatya" });
  const leads = (await (await running.ask("/sandbox/leads")).json()) as { onboardings: unknown[] };
  expect(leads.onboardings).toHaveLength(1);

  disk.error = undefined;
  expect((await setUp("lale")).status).toBe(200);
});

test("any other failure of the disk stays a failure of the server", async () => {
  const output = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const running = startSandbox();
  disk.error = Object.assign(new Error("Input/output error"), { code: 5 });
  expect(await failure(await running.post(`${wizard}/new`, customer))).toMatchObject({ status: 500 });
  disk.error = undefined;
  expect(output).toHaveBeenCalledOnce();
  output.mockRestore();
  expect((await running.post(`${wizard}/new`, customer)).status).toBe(200);
});
