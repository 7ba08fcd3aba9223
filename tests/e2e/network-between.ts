import http from "node:http";
import type { AddressInfo } from "node:net";
import { closeServer } from "../../scripts/close-server";

/** What a network does with a request: passes it on, answers a page of its own, leads to one, or is not there. */
export type NetworkMode = "open" | "portal" | "redirect" | "gone";

export const portalPage = "<!doctype html><title>WiFi Login</title><h1>WiFi Login</h1><p>Please sign in.";

/** A network between browser and site, on a port of its own; also for what a service worker asks for. */
export async function networkBetween(siteUrl: string) {
  const { port } = new URL(siteUrl);
  let mode: NetworkMode = "open";
  const server = http.createServer((request, response) => {
    const path = request.url ?? "/";
    if (mode === "gone") return void request.socket.destroy();
    if (mode === "redirect" && path !== "/portal-login")
      return void response.writeHead(302, { location: "/portal-login" }).end();
    if (mode !== "open") return void response.writeHead(200, { "content-type": "text/html" }).end(portalPage);
    const onward = http.request(
      { port, host: "localhost", path, method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  // Longer than browsers keep a connection, so that none is closed just as a request is on its way over it.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    become(next: NetworkMode) {
      mode = next;
      server.closeIdleConnections();
    },
    close: () => closeServer(server),
  };
}

export type NetworkBetween = Awaited<ReturnType<typeof networkBetween>>;
