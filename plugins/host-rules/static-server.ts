import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { pageOfTypedPath } from "../../src/config/page-of-typed-path";
import { appShell } from "../../src/config/plugin-facts";
import { localeOfPath, localizedPath } from "../../src/lib/locale-path";
import { withSearch } from "../../src/lib/with-search";
import {
  cacheControl,
  isServed,
  notFoundAddresses,
  redirectFor,
  ruleFor,
  type HostingRules,
} from "./hosting-rules";
import { mediaTypeOf } from "./media-types";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the built site according to the hosting rules: redirects, trailing slashes, client-only areas,
 * not-found pages with status 404, headers, precompressed files.
 * @param folder the built site
 * @param isChanging whether files may change while the server runs, which disables caching
 */
export function staticServer(folder: string, rules: HostingRules, { isChanging = false } = {}): Listener {
  const isFile = (file: string) => isFileAt(path.join(folder, file));
  const missing = new Set(notFoundAddresses(rules));
  const indexOf = (pathname: string) => `${pathname}${pathname.endsWith("/") ? "" : "/"}index.html`;
  const isPage = (page: string) =>
    page !== appShell &&
    !missing.has(page) &&
    (isFile(indexOf(page)) || ruleFor(rules.rewrites, page) !== undefined);

  function setHeaders(response: ServerResponse, file: string) {
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    response.setHeader("cache-control", cacheControl(file));
    // The server does not know every image type.
    const picture = mediaTypeOf(file);
    if (picture?.startsWith("image/")) response.setHeader("content-type", picture);
    const policy = rules.policies[file];
    if (policy) response.setHeader("content-security-policy", policy);
  }
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, dev: isChanging, setHeaders });

  function send(file: string, request: IncomingMessage, response: ServerResponse) {
    request.url = file;
    files(request, response, () => notFound(file, request, response));
  }

  function notFound(pathname: string, request: IncomingMessage, response: ServerResponse) {
    const { file } = ruleFor(rules.notFound, localizedPath(localeOfPath(pathname), "/")) ?? {
      file: "/404.html",
    };
    setHeaders(response, file);
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
    const page = path.join(folder, file);
    response.end(request.method !== "HEAD" && isFileAt(page) ? fs.readFileSync(page) : undefined);
  }

  function refused(response: ServerResponse) {
    setHeaders(response, "/");
    response.writeHead(405, { allow: "GET, HEAD" }).end();
  }

  function moved(location: string, status: number, response: ServerResponse) {
    setHeaders(response, location);
    response.writeHead(status, { location }).end();
  }

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return refused(response);
    const { pathname, search, isDoubled } = addressOf(request.url);
    const plain = decodePath(pathname);
    if (plain === null || !isServed(plain) || missing.has(plain))
      return notFound(plain ?? pathname, request, response);
    const page = pageOfTypedPath(plain, isPage);
    if (page !== null) return moved(withSearch(encodeURI(page), search), 301, response);
    const redirect = redirectFor(rules, plain, search);
    if (redirect) return moved(redirect.location, redirect.status, response);
    if (!plain.endsWith("/") && isFile(plain)) return send(pathname, request, response);
    const rewrite = ruleFor(rules.rewrites, `${plain}/`);
    if (!plain.endsWith("/") && isFile(indexOf(plain))) return moved(`${pathname}/${search}`, 301, response);
    if (isDoubled && (isFile(indexOf(plain)) || rewrite)) return moved(pathname + search, 301, response);
    if (isFile(indexOf(plain))) return send(indexOf(pathname), request, response);
    if (rewrite) return send(rewrite.file, request, response);
    return notFound(plain, request, response);
  };
}

/**
 * Parses the request target into path and query; anything but an absolute path is treated as the root.
 * Collapses repeated slashes, because a redirect to an address starting with two would leave the site.
 */
function addressOf(target = "/"): { pathname: string; search: string; isDoubled: boolean } {
  const { pathname, search } = new URL(`http://localhost${target.startsWith("/") ? target : "/"}`);
  return { pathname: pathname.replace(/\/{2,}/g, "/"), search, isDoubled: pathname.includes("//") };
}

/**
 * Reports whether a regular file exists at the path; false for folders and names that the file system
 * rejects.
 */
function isFileAt(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
