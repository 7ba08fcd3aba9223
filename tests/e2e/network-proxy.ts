import http from "node:http";
import type { AddressInfo } from "node:net";
import { closeServer } from "../../scripts/close-server";

/** Network behaviour: online (optionally slow or in pieces), captive portal, redirect, or offline. */
export type NetworkMode = "open" | "in pieces" | "portal" | "redirect" | "gone";

export type OwnAnswer = "cut" | { type: string; text: string };

export const portalPage = "<!doctype html><title>WiFi Login</title><h1>WiFi Login</h1><p>Please sign in.";

/**
 * Bytes per piece of a page's HTML, and the interval in milliseconds: a piece per frame, so that nearly every
 * state of an arriving page is painted.
 */
const piece = { bytes: 700, interval: 16 };

async function sendInPieces(answer: http.IncomingMessage, response: http.ServerResponse) {
  const html = Buffer.concat(await answer.toArray());
  for (let start = 0; start < html.length; start += piece.bytes) {
    response.write(html.subarray(start, start + piece.bytes));
    await new Promise((resolve) => setTimeout(resolve, piece.interval));
  }
  response.end();
}

/** Starts a proxy between browser and site; service worker requests pass it too. */
export async function createNetworkProxy(siteUrl: string) {
  const { port } = new URL(siteUrl);
  let mode: NetworkMode = "open";
  const own = new Map<string, OwnAnswer>();
  const server = http.createServer((request, response) => {
    const path = request.url ?? "/";
    if (mode === "gone") return void request.socket.destroy();
    if (mode === "redirect" && path !== "/portal-login")
      return void response.writeHead(302, { location: "/portal-login" }).end();
    const answer = own.get(path);
    if (answer === "cut") return void request.socket.destroy();
    if (answer) return void response.writeHead(200, { "content-type": answer.type }).end(answer.text);
    const isInPieces = mode === "in pieces";
    if (mode !== "open" && !isInPieces)
      return void response.writeHead(200, { "content-type": "text/html" }).end(portalPage);
    const onward = http.request(
      {
        port,
        host: "localhost",
        path,
        method: request.method,
        headers: { ...request.headers, ...(isInPieces && { "accept-encoding": "identity" }) },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        if (isInPieces && /html/.test(answer.headers["content-type"] ?? ""))
          void sendInPieces(answer, response);
        else answer.pipe(response);
      },
    );
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  // Exceeds browsers' keep-alive timeout, so that no connection closes during a request.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    become(next: NetworkMode) {
      mode = next;
      server.closeIdleConnections();
    },
    /** Overrides or blocks the response of a path; without a response restores the site's. */
    answer(path: string, answer?: OwnAnswer) {
      if (answer) own.set(path, answer);
      else own.delete(path);
    },
    close: () => closeServer(server),
  };
}

export type NetworkProxy = Awaited<ReturnType<typeof createNetworkProxy>>;
