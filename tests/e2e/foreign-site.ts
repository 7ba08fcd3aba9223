import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { serveSite } from "../../scripts/site-server";
import { startPlainBackend, type PlainBackend } from "../helpers/plain-backend";
import { test as base } from "./site";

type Foreign = { url: string; backend: PlainBackend };

/** What the built scripts say of the backend's address where none was configured. */
const baseUrl = /\bapiBaseUrl:(?="")/g;
const origins = /\bapiOrigins:(?=\[\])/g;

/** Puts a value before what a property of a built script is given. */
const instead = (name: string, value: unknown) => `${name}:${JSON.stringify(value)},was_${name}:`;

/**
 * Points a copy of the built site at another backend: its address in the scripts, and its origin in the pages' policies, are
 * what a build with GATSBY_API_BASE_URL writes otherwise. A second build would take minutes and differ in nothing else.
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

/** The built site with a backend of somebody else on another origin, one for each worker. */
export const test = base.extend<object, { foreign: Foreign }>({
  foreign: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const directory = fs.mkdtempSync(path.join(os.tmpdir(), "foreign-"));
      const folder = path.join(directory, "public");
      const rules = path.join(directory, "rules.json");
      fs.cpSync("public", folder, { recursive: true });
      fs.cpSync("deploy/rules.json", rules);
      const backend = await startPlainBackend();
      pointAt(folder, rules, backend.url);
      const { url, close } = await serveSite(
        0,
        { directory: path.join(directory, "sandbox") },
        { folder, rules },
      );
      await use({ url, backend });
      await close();
      await backend.close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});
