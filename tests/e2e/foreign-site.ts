import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { serveSite } from "../../scripts/site-server";
import { plainAnswer, type PlainAnswers } from "../helpers/plain-answers";
import { startPlainBackend } from "../helpers/plain-backend";
import type { ForeignSite } from "./foreign-journey";
import { test as base } from "./site";

/** Matches the setting for the backend's address in built scripts, which is empty by default. */
const baseUrl = /\bapiBaseUrl:(?="")/g;
const origins = /\bapiOrigins:(?=\[\])/g;

/** Overrides the value of a property in a built script. */
const instead = (name: string, value: unknown) => `${name}:${JSON.stringify(value)},was_${name}:`;

/**
 * Points a copy of the built site at another backend by replacing its address in scripts and its origin in
 * policies, which is all that GATSBY_API_BASE_URL changes in a build. A second build would take minutes.
 */
function pointAt(folder: string, rules: string, backend: string) {
  const scripts = fs.readdirSync(folder).filter((name) => name.endsWith(".js"));
  let changed = 0;
  for (const name of scripts) {
    const file = path.join(folder, name);
    const text = fs.readFileSync(file, "utf8");
    if (!baseUrl.test(text)) continue;
    baseUrl.lastIndex = 0;
    const pointed = text
      .replace(baseUrl, instead("apiBaseUrl", backend))
      .replace(origins, instead("apiOrigins", [backend]));
    fs.writeFileSync(file, pointed);
    for (const ending of [".br", ".gz"]) fs.rmSync(file + ending, { force: true });
    changed += 1;
  }
  if (changed === 0) throw new Error("No built script says where the backend is.");
  const policies = fs.readFileSync(rules, "utf8");
  fs.writeFileSync(rules, policies.replaceAll("connect-src 'self'", `connect-src 'self' ${backend}`));
}

/**
 * Serves a built site with a foreign backend on another origin.
 * @param root project folder of the build
 */
export async function serveForeignSite(root: string, answerOf: PlainAnswers = plainAnswer) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "foreign-"));
  const folder = path.join(directory, "public");
  const rules = path.join(directory, "rules.json");
  fs.cpSync(path.join(root, "public"), folder, { recursive: true });
  fs.cpSync(path.join(root, "deploy/rules.json"), rules);
  const backend = await startPlainBackend(answerOf);
  pointAt(folder, rules, backend.url);
  const sandbox = { directory: path.join(directory, "sandbox") };
  const { url, close } = await serveSite(0, sandbox, { folder, rules });
  const stop = async () => {
    await close();
    await backend.close();
    fs.rmSync(directory, { recursive: true, force: true });
  };
  return { url, backend, stop };
}

/** Provides the built site with a foreign backend, one per worker. */
export const test = base.extend<object, { foreign: ForeignSite }>({
  foreign: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses this pattern
    async ({}, use) => {
      const { stop, ...foreign } = await serveForeignSite(".");
      await use(foreign);
      await stop();
    },
    { scope: "worker" },
  ],
});
