import http from "node:http";
import { closeServer } from "../../scripts/close-server";
import { plainAnswer, type PlainAnswers, type PlainOnboarding } from "./plain-answers";

/** Call received by the plain backend. */
export type PlainCall = { method: string; path: string; headers: http.IncomingHttpHeaders; body: unknown };

export type PlainBackend = {
  url: string;
  received: PlainCall[];
  close: () => Promise<void>;
};

/** Headers named by the specification; browsers block calls with any other. */
const allowedHeaders = ["x-app-lang-code", "content-type", "accept"];

const cors = (origin: string) => ({
  "access-control-allow-origin": origin,
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": allowedHeaders.join(", "),
});

async function readText(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * Starts a foreign backend written only from the list of calls (docs/product.md 7) in the plainest style:
 * another origin, numeric ids, an empty body or `{}` after writes, snake case, errors as `{ errors: {
 * field: [text] } }`, and no unlisted header. Accepts ids only in the type in which it issued them.
 * @param answerOf responses in another format
 */
export async function startPlainBackend(answerOf: PlainAnswers = plainAnswer): Promise<PlainBackend> {
  const received: PlainCall[] = [];
  const onboardings: PlainOnboarding[] = [];

  const server = http.createServer((request, response) => {
    void (async () => {
      const headers = cors(request.headers.origin ?? "*");
      if (request.method === "OPTIONS") return response.writeHead(204, headers).end();
      const path = new URL(request.url ?? "/", "http://plain.test").pathname;
      const body = parsed(await readText(request));
      const call = { method: request.method ?? "GET", path, headers: request.headers, body };
      received.push(call);
      const locale = request.headers["x-app-lang-code"] === "en" ? "en" : "tr";
      const { status, answer } = answerOf(call, onboardings, locale);
      if (answer === undefined) return response.writeHead(status, headers).end();
      return response
        .writeHead(status, { ...headers, "content-type": "application/json" })
        .end(JSON.stringify(answer));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    received,
    close: () => closeServer(server),
  };
}
