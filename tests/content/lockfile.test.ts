import fs from "node:fs";
import { expect, test } from "vitest";

type Entry = { version?: string; integrity?: string; resolved?: string; link?: boolean };
type Lockfile = { lockfileVersion: number; packages: Record<string, Entry> };
type Manifest = Record<"dependencies" | "devDependencies", Record<string, string>>;

const read = <T>(file: string) => JSON.parse(fs.readFileSync(file, "utf8")) as T;
const { lockfileVersion, packages } = read<Lockfile>("package-lock.json");
const { dependencies, devDependencies } = read<Manifest>("package.json");

test("every package in the lockfile has a SHA-512 checksum", () => {
  expect(lockfileVersion).toBe(3);
  const entries = Object.entries(packages).filter(([place]) => place !== "");
  expect(entries.length).toBeGreaterThan(1_000);
  const weak = entries.filter(([, { integrity = "" }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(weak.map(([place]) => place)).toEqual([]);
});

test("the lockfile names no registry, so that each installation can choose its own", () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test("every dependency is pinned to the exact version in the lockfile", () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

test("packages' install scripts are disabled", () => {
  expect(fs.readFileSync(".npmrc", "utf8").split("\n")).toContain("ignore-scripts=true");
});
