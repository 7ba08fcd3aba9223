import fs from "node:fs";
import path from "node:path";
import { beyondLimits } from "./cloudflare-files";
import { sharedPolicy } from "./content-security-policy";
import { headerRules, headersFile } from "./headers-file";
import type { HostingRules } from "./hosting-rules";
import { nginxBackend, nginxHttp, nginxServer } from "./nginx-config";
import { redirectsFile } from "./redirects-file";

type Folders = {
  site: string;
  /** Folder to write the host configuration files to. */
  output: string;
};

/** Returns every file below a folder, as paths starting with a slash. */
const filesOf = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`,
    )
    .sort();

/**
 * Writes the configuration files of each host: the rules, nginx's configuration, `_redirects` and `_headers`.
 * @returns messages about rules that a host would ignore
 */
export function writeHostFiles(
  rules: HostingRules,
  shared: { connect: readonly string[]; img?: readonly string[] },
  folders: Folders,
): string[] {
  const { site, output } = folders;
  const nginx = path.join(output, "nginx");
  fs.mkdirSync(nginx, { recursive: true });
  const policy = sharedPolicy(shared.connect, shared.img);
  const headers = headersFile(headerRules(rules, filesOf(site), policy));
  const redirects = redirectsFile(rules);
  fs.writeFileSync(path.join(output, "rules.json"), JSON.stringify(rules, null, 1));
  fs.writeFileSync(path.join(nginx, "site.http.conf"), nginxHttp(rules));
  fs.writeFileSync(path.join(nginx, "site.server.conf"), nginxServer(rules));
  fs.writeFileSync(path.join(nginx, "site.backend.conf"), nginxBackend(rules));
  fs.writeFileSync(path.join(nginx, "site.brotli.conf"), "brotli_static on;\n");
  fs.writeFileSync(path.join(site, "_redirects"), redirects);
  fs.writeFileSync(path.join(site, "_headers"), headers);
  return beyondLimits(headers, redirects);
}
