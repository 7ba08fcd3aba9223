/** Generates src/gatsby-types.d.ts without a build; with `--if-stale` only after relevant changes. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { run } from "./run";

const output = path.join("src", "gatsby-types.d.ts");
const record = path.join("node_modules", ".cache", "graphql-types");

/** Digest of the inputs of the types: schema, queries, fragments and packages. */
function digest(): string {
  const hash = createHash("sha256");
  const files = fs.readdirSync("src", { recursive: true, encoding: "utf8" }).sort();
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const text = fs.readFileSync(path.join("src", file), "utf8");
    const isSchema = file.startsWith(path.join("gatsby", "schema"));
    hash.update(isSchema ? text : (text.match(/graphql`[^`]*`/g) ?? []).join());
  }
  const schemas = fs.readdirSync("data/schema").map((name) => `data/schema/${name}`);
  for (const file of ["gatsby-config.ts", "gatsby-node.ts", "package-lock.json", ...schemas])
    hash.update(fs.readFileSync(file));
  return hash.digest("hex");
}

const areTypesFresh = (now: string) =>
  fs.existsSync(output) && fs.existsSync(record) && fs.readFileSync(record, "utf8") === now;

/** Generates the types if they are stale; returns the exit code. */
export async function refreshTypes(): Promise<number> {
  const now = digest();
  if (areTypesFresh(now)) return 0;
  const code = await run("tsx", ["scripts/gatsby-typegen.ts"], { NODE_ENV: "production" });
  if (code === 0) {
    fs.mkdirSync(path.dirname(record), { recursive: true });
    fs.writeFileSync(record, now);
  }
  return code;
}

if (process.argv[1]?.endsWith("graphql-types.ts")) {
  if (!process.argv.includes("--if-stale")) fs.rmSync(output, { force: true });
  void refreshTypes().then((code) => process.exit(code));
}
