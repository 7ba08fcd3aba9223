import {
  cachePolicies,
  hashedFile,
  notFoundAddresses,
  unserved,
  workerFile,
  type HostingRules,
} from "./hosting-rules";
import { mediaTypes } from "./media-types";
import { nginxPages } from "./nginx-pages";

const quoted = (text: string) => `"${text.replace(/(["\\])/g, "\\$1")}"`;
/** A regular expression as nginx reads it: in quotes, since braces would end the directive. */
const quotedSource = ({ source }: RegExp, mark = "") => `"${mark}${source.replaceAll("\\/", "/")}"`;
const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `    ${line.replaceAll("\n", "\n    ")}`), "}"].join("\n");

const generated = "# Written by the build from the hosting rules: do not edit.";

const backendPolicy = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Directives for nginx's `http` block: the maps that the server block reads. */
export function nginxHttp(rules: HostingRules): string {
  const { redirects, notFound, policies } = rules;
  const exact = redirects.filter(({ from }) => !from.endsWith("/*"));
  const missing = notFound.map(({ prefix, file }) =>
    prefix === "/" ? `default ${quoted(file)};` : `"~^${escaped(prefix)}" ${quoted(file)};`,
  );
  return [
    generated,
    "map_hash_bucket_size 256;",
    "map_hash_max_size 32768;",
    block(
      "map $uri $site_redirect",
      // As expressions: nginx compares plain keys without regard to case, and /About is an alias of /about/.
      exact.map(({ from, to }) => `"~^${escaped(from)}$" ${quoted(to)};`),
    ),
    ...nginxPages(rules),
    // A target may have a query of its own.
    block("map $site_redirect $site_joint", ["default ?;", '"~\\?" &;']),
    block("map $args $site_args", ['"" "";', "default $site_joint$args;"]),
    block("map $uri $site_missing", missing),
    block("map $uri $site_cache", [
      `default ${quoted(cachePolicies.other)};`,
      `${quotedSource(hashedFile, "~")} ${quoted(cachePolicies.hashed)};`,
      `${quoted(workerFile)} ${quoted(cachePolicies.worker)};`,
    ]),
    block(
      "map $uri $site_policy",
      Object.entries(policies).map(([file, policy]) => `${quoted(file)} ${quoted(policy)};`),
    ),
    "",
  ].join("\n\n");
}

/**
 * Directives for nginx's `server` block, which sets `listen`, `server_name` and `root` itself. Pages are looked up as
 * `…/index.html` without `$uri/index.html`, whose doubled slash would miss the page's policy in the map.
 */
export function nginxServer(rules: HostingRules): string {
  const slash = 'rewrite "(?s)^(.*)$" $1/ permanent;';
  const folders = rules.redirects.filter(({ from }) => from.endsWith("/*"));
  return [
    generated,
    [
      "absolute_redirect off;",
      "server_tokens off;",
      "charset utf-8;",
      "gzip_static on;",
      "gzip_vary on;",
      "error_page 404 $site_missing;",
    ].join("\n"),
    block(
      "types",
      Object.entries(mediaTypes).map(([type, extensions]) => `${type} ${extensions.join(" ")};`),
    ),
    "default_type application/octet-stream;",
    [
      ...Object.entries(rules.headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      "add_header cache-control $site_cache always;",
      "add_header content-security-policy $site_policy always;",
    ].join("\n"),
    block("if ($site_redirect)", ["return 301 $site_redirect$site_args;"]),
    block("if ($site_written)", ["return 301 $site_written$is_args$args;"]),
    // "rewrite" and not "return": it encodes again what nginx had decoded.
    ...folders.map(
      ({ from, to }) =>
        `rewrite "(?s)^${escaped(from.slice(0, -1))}(.+?)/?$" ${to.replace(":splat", "$1/")} permanent;`,
    ),
    block(`location ~ ${quotedSource(unserved)}`, ["return 404;"]),
    ...notFoundAddresses(rules).map((address) => block(`location = ${address}`, ["return 404;"])),
    ...rules.rewrites.flatMap(({ prefix, file }) => [
      block(`location ~ "^${escaped(prefix)}(.*/)?$"`, [`try_files "\${uri}index.html" ${file};`]),
      block(`location ~ "^${escaped(prefix)}"`, ["try_files $uri @slash;"]),
    ]),
    block("location ~ /$", ['try_files "${uri}index.html" =404;']),
    block("location /", ["try_files $uri @page;"]),
    block("location @slash", [slash]),
    block("location @page", [block("if (-f $document_root$uri/index.html)", [slash]), "return 404;"]),
    "",
  ].join("\n\n");
}

/**
 * Headers of the backend's answers, for the location that hands `/site/` on: what it answers is somebody's own, so nobody keeps
 * it whatever the backend says. A location with an `add_header` of its own inherits none, so all stand here again.
 */
export function nginxBackend(rules: HostingRules): string {
  const headers = { ...rules.headers, "cache-control": "no-store" };
  return [
    generated,
    Object.keys(headers)
      .map((name) => `proxy_hide_header ${name};`)
      .join("\n"),
    [
      ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      // Beside a policy of the backend's own pages it takes nothing away.
      `add_header content-security-policy ${quoted(backendPolicy)} always;`,
    ].join("\n"),
    "",
  ].join("\n\n");
}
