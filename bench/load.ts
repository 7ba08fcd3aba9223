/**
 * `npx tsx bench/load.ts <origin> [path …]`: asks for pages over keep-alive connections and prints answers a
 * second and delays. Client and server share this machine: the figures are a lower limit of what the server can do.
 */
import net from "node:net";

const seconds = 5;
const connections = 32;

type Result = { answers: number; failures: number; bytes: number; delays: number[] };

/** What the head of an answer says: whether all is well, how many bytes follow it, and whether the server ends here. */
function readHead(head: string) {
  const [, length] = /^content-length: *(\d+)/im.exec(head) ?? [];
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`);
  return {
    isOk: head.startsWith("HTTP/1.1 200"),
    length: Number(length),
    isLast: /^connection: *close/im.test(head),
  };
}

/**
 * One connection: asks again as soon as it has the answer. It speaks HTTP by itself, because Node's own client takes longer over
 * an answer than the servers do.
 */
function useConnection(
  { hostname, port, host, pathname }: URL,
  until: number,
  result: Result,
): Promise<void> {
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br, gzip\r\n\r\n`;
  return new Promise((resolve, reject) => {
    let start = 0;
    let isOk = false;
    let isLast = false;
    let head = "";
    let missing: number | undefined;
    const socket = net.connect(Number(port) || 80, hostname);
    const ask = () => {
      start = performance.now();
      head = "";
      missing = undefined;
      socket.write(request);
    };
    const answered = () => {
      result.delays.push(performance.now() - start);
      if (isOk) result.answers += 1;
      else result.failures += 1;
      if (performance.now() < until && !isLast) ask();
      else socket.end();
    };
    socket.on("connect", ask);
    socket.on("data", (part) => {
      result.bytes += part.length;
      if (missing === undefined) {
        head += part.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        const answer = readHead(head.slice(0, end));
        ({ isOk, isLast } = answer);
        missing = end + 4 + answer.length - head.length;
      } else missing -= part.length;
      if (missing <= 0) answered();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve());
  });
}

/** One connection after the other: servers end them after some thousand answers. */
async function keepAsking(target: URL, until: number, result: Result) {
  while (performance.now() < until) await useConnection(target, until, result);
}

async function load(origin: string, path: string): Promise<string> {
  const target = new URL(path, origin);
  const result: Result = { answers: 0, failures: 0, bytes: 0, delays: [] };
  const start = performance.now();
  const until = start + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => keepAsking(target, until, result)));
  const spent = (performance.now() - start) / 1000;
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
