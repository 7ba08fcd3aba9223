/**
 * `npx tsx scripts/bench-load.ts <origin> [path …]`: asks for pages over keep-alive connections and prints answers a
 * second and delays. Client and server share this machine, and the client is one JavaScript thread: the figures are a
 * lower limit of what the server can do.
 */
import http from "node:http";

const seconds = 5;
const connections = 32;

type Result = { answers: number; failures: number; bytes: number; delays: number[] };

/** One connection: asks again as soon as it has the answer. */
async function keepAsking(target: URL, agent: http.Agent, until: number, result: Result) {
  const headers = { "accept-encoding": "br, gzip" };
  const once = () =>
    new Promise<void>((resolve) => {
      const start = performance.now();
      http
        .get(target, { agent, headers }, (response) => {
          response.on("data", (part: Buffer) => (result.bytes += part.length));
          response.on("end", () => {
            result.delays.push(performance.now() - start);
            if (response.statusCode === 200) result.answers += 1;
            else result.failures += 1;
            resolve();
          });
        })
        .on("error", () => {
          result.failures += 1;
          resolve();
        });
    });
  while (performance.now() < until) await once();
}

async function load(origin: string, path: string): Promise<string> {
  const target = new URL(path, origin);
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const result: Result = { answers: 0, failures: 0, bytes: 0, delays: [] };
  const start = performance.now();
  const until = start + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => keepAsking(target, agent, until, result)));
  const spent = (performance.now() - start) / 1000;
  agent.destroy();
  const sorted = result.delays.sort((a, b) => a - b);
  const delay = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const perSecond = Math.round(result.answers / spent);
  const size = Math.round(result.bytes / Math.max(1, result.answers));
  return `| ${[path, perSecond, result.failures, size, delay(0.5), delay(0.99)].join(" | ")} |`;
}

async function main() {
  const [origin = "http://localhost:9000", ...paths] = process.argv.slice(2);
  console.info(
    "| path | answers/s | failures | bytes | median ms | 99 % ms |\n| --- | --- | --- | --- | --- | --- |",
  );
  for (const path of paths.length > 0 ? paths : ["/", "/pricing/", "/page-data/app-data.json", "/nope/"])
    console.info(await load(origin, path));
}

void main();
