import {
  cachePolicies,
  hashedFile,
  notFoundAddresses,
  unserved,
  workerFile,
  type HostingRules,
} from "./hosting-rules";
import { mediaTypes } from "./media-types";
import { nginxPages, region } from "./nginx-pages";

const quoted = (text: string) => `"${text.replace(/(["\\])/g, "\\$1")}"`;
/** Formats a regular expression for nginx, in quotes because braces would end the directive. */
const quotedSource = ({ source }: RegExp, mark = "") => `"${mark}${source.replaceAll("\\/", "/")}"`;
const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `    ${line.replaceAll("\n", "\n    ")}`), "}"].join("\n");

const generated = "# Written by the build from the hosting rules: do not edit.";

const backendPolicy = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Returns the directives for nginx's `http` block: the maps used by the server block. */
export function nginxHttp(rules: HostingRules): string {
  const { redirects, notFound, policies } = rules;
  const exact = redirects.filter(({ from }) => !from.endsWith("/*"));
  const missing = notFound.map(({ prefix, file }) =>
    prefix === "/"
      ? `default ${quoted(file)};`
      : `"~*^${escaped(prefix.slice(0, -1))}${region}/" ${quoted(file)};`,
  );
  return [
    generated,
    "map_hash_bucket_size 256;",
    "map_hash_max_size 32768;",
    block(
      "map $uri $site_redirect",
      // Regular expressions, because nginx matches plain keys case-insensitively and /About is an alias of
      // /about/.
      exact.map(({ from, to }) => `"~^${escaped(from)}$" ${quoted(to)};`),
    ),
    ...nginxPages(rules),
    block("map $site_redirect $site_target", ['"" $site_written;', "default $site_redirect;"]),
    // A target may already have a query.
    block("map $site_target $site_joint", ["default ?;", '"~\\?" &;']),
    block("map $site_query $site_args", ['"" "";', "default $site_joint$site_query;"]),
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
 * Returns the directives for nginx's `server` block; `listen`, `server_name` and `root` are set elsewhere.
 * Pages are looked up without `$uri/index.html`, whose doubled slash would not match the page's policy in the
 * map.
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
    block("if ($site_target)", ["return 301 $site_target$site_args;"]),
    // "rewrite" instead of "return", because it re-encodes the decoded path. A folder may differ from its
    // target only in capitals.
    ...folders.map(({ from, to }) => {
      const [former, folder] = [escaped(from.slice(0, -1)), to.replace(":splat", "")];
      return `rewrite "(?s)^(?!${escaped(folder)})(?i)${former}(.+?)/?$" ${folder}$1/ permanent;`;
    }),
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
 * Returns the headers of backend responses, for the location that proxies `/site/`: responses are personal, so
 * caching is always disabled. The result repeats all common headers, because a location with its own
 * `add_header` inherits none.
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
      // Combined with the policy of the backend's own pages, it adds no restriction.
      `add_header content-security-policy ${quoted(backendPolicy)} always;`,
    ].join("\n"),
    "",
  ].join("\n\n");
}
