import http from "node:http";

export type Answer = { status: number; headers: Record<string, string | undefined>; body: string };
export type Question = { path: string; method?: string; accept?: string };

/** Sends a request unmodified; browsers and `fetch` would normalise its path. */
export function httpAsk(origin: string, { path, method = "GET", accept }: Question): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const headers = accept === undefined ? {} : { "accept-encoding": accept };
    const request = http.request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer["headers"],
          body: Buffer.concat(parts).toString("utf8"),
        }),
      );
    });
    request.on("error", reject);
    request.end();
  });
}
