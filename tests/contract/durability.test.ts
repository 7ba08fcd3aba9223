import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import { afterEach, expect, test } from "vitest";
import { customer, temporaryFolder, wizard } from "./sandbox/open-sandbox";

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/**
 * Starts the sandbox as a separate process on a free port.
 * @param largestFile maximum file size in kilobytes; larger writes fail as on a full disk
 */
async function startProcess(
  directory: string,
  largestFile?: number,
): Promise<{ child: ChildProcess; url: string }> {
  const limit = largestFile ? `trap "" XFSZ; ulimit -f ${largestFile};` : "";
  const command = `${limit} exec "${process.execPath}" --import tsx tests/contract/serve-sandbox.ts "${directory}"`;
  const child = spawn("bash", ["-c", command], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  for await (const chunk of child.stdout ?? []) {
    const url = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0];
    if (url) return { child, url };
  }
  throw new Error("The sandbox did not start.");
}

const send = (url: string, body: object) =>
  fetch(url, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });

/** Returns the stored leads. */
const leadsAt = async (url: string) =>
  (await (await fetch(`${url}/sandbox/leads`)).json()) as {
    onboardings: { id: string }[];
    contactMessages: { reference: string }[];
  };

test("no acknowledged lead is lost when the sandbox is killed during many writes", async () => {
  const directory = temporaryFolder(os.tmpdir());
  const { child, url } = await startProcess(directory);
  const acknowledged: string[] = [];
  let isKilled = false;
  const write = async (worker: number) => {
    for (let number = 0; !isKilled; number += 1) {
      const name = `Lead ${worker}-${number}`;
      try {
        const response = await send(`${url}${wizard}/new`, { ...customer, name });
        const { id } = (await response.json()) as { id?: string };
        if (id) acknowledged.push(id);
      } catch {
        return;
      }
    }
  };
  const writers = Array.from({ length: 8 }, (_, worker) => write(worker));
  while (acknowledged.length < 200) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill("SIGKILL");
  await once(child, "exit");
  isKilled = true;
  await Promise.all(writers);

  const restarted = await startProcess(directory);
  const kept = new Set((await leadsAt(restarted.url)).onboardings.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

test("injected network faults close the connection", async () => {
  const { url } = await startProcess(temporaryFolder(os.tmpdir()));
  for (const fault of [{ drop: true }, { drop: "after-read" }, { body: "truncated" }]) {
    await send(`${url}/sandbox/faults`, { call: "create-onboarding", fault, times: 1 });
    const read = send(`${url}${wizard}/new`, customer).then((response) => response.text());
    await expect(read, JSON.stringify(fault)).rejects.toThrow();
  }
  expect((await send(`${url}${wizard}/new`, customer)).status).toBe(200);
  expect((await leadsAt(url)).onboardings).toHaveLength(3);
});

test("a full disk rejects writes, still allows reads, and loses no acknowledged data", async () => {
  const directory = temporaryFolder(os.tmpdir());
  const { child, url } = await startProcess(directory, 300);
  const message = { name: "E", surname: "Y", email: customer.email, department: "Sales" };
  const references = async (from: string) =>
    new Set((await leadsAt(from)).contactMessages.map(({ reference }) => reference));
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  while (statuses.size < 2 && acknowledged.length < 500) {
    const response = await send(`${url}/site/contact`, { ...message, message: "x".repeat(4_000) });
    statuses.add(response.status);
    if (response.ok) acknowledged.push(((await response.json()) as { reference: string }).reference);
  }
  expect([...statuses]).toEqual([200, 507]);
  expect((await send(`${url}/site/contact`, { ...message, message: "y".repeat(4_000) })).status).toBe(507);
  expect(await references(url)).toEqual(new Set(acknowledged));
  expect(child.exitCode).toBeNull();
  child.kill("SIGKILL");
  await once(child, "exit");

  const restarted = await startProcess(directory);
  expect(await references(restarted.url)).toEqual(new Set(acknowledged));
});
