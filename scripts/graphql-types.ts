/**
 * Writes the types of the GraphQL queries, src/gatsby-types.d.ts, without a build. With
 * `--if-stale` only when they are missing or older than what they are made from.
 */
import fs from "node:fs";
import path from "node:path";
import { run } from "./run";

const output = path.join("src", "gatsby-types.d.ts");

/** Files that the schema, queries and fragments are made from. */
function sources(): string[] {
  const files = fs
    .readdirSync("src", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file !== output);
  const isSource = (file: string) =>
    file.startsWith(path.join("src", "gatsby")) || fs.readFileSync(file, "utf8").includes("graphql`");
  return ["gatsby-config.ts", "gatsby-node.ts", "package-lock.json", ...files.filter(isSource)];
}

function areTypesFresh(): boolean {
  if (!fs.existsSync(output)) return false;
  const written = fs.statSync(output).mtimeMs;
  return sources().every((file) => fs.statSync(file).mtimeMs <= written);
}

/** Writes the types unless they are fresh; returns the exit code. */
export async function refreshTypes(): Promise<number> {
  if (areTypesFresh()) return 0;
  return run("tsx", ["scripts/gatsby-typegen.ts"], { NODE_ENV: "production" });
}

if (process.argv[1]?.endsWith("graphql-types.ts")) {
  if (!process.argv.includes("--if-stale")) fs.rmSync(output, { force: true });
  void refreshTypes().then((code) => process.exit(code));
}
