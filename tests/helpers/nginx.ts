import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { closeServer } from "../../scripts/close-server";

const brotliModules = ["/usr/lib/nginx/modules", "/usr/share/nginx/modules"];

export type Nginx = { url: string; hasBrotli: boolean; close: () => Promise<void> };

const isRoot = () => process.getuid?.() === 0;

const runs = (command: string, args: string[]) => {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/** Finds nginx or tries to install it; returns the reason if unavailable. */
export function findNginx(): { reason?: string } {
  if (runs("nginx", ["-v"])) return {};
  if (!isRoot()) return { reason: "nginx is not on the PATH, and only root can install it" };
  const isInstalled = runs("apt-get", ["install", "-y", "--no-install-recommends", "nginx-light"]);
  return isInstalled && runs("nginx", ["-v"]) ? {} : { reason: "nginx could not be installed with apt-get" };
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Backend that sends no cache headers, or public ones. */
const carelessBackend = http.createServer(({ url }, response) => {
  const headers = { "content-type": "application/json", "x-content-type-options": "none" };
  response.writeHead(
    200,
    url?.startsWith("/site/kept") ? { ...headers, "cache-control": "public, max-age=60" } : headers,
  );
  response.end("{}");
});

function configuration(port: number, folder: string, backend: number, brotli: string | undefined): string {
  const include = (name: string) => `include ${path.resolve("deploy/nginx", name)};`;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
${brotli ? `load_module ${brotli};` : ""}
${isRoot() ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  sendfile on;
  tcp_nopush on;
  open_file_cache max=2000;
  ${include("site.http.conf")}
  server {
    listen 127.0.0.1:${port};
    root ${path.resolve("public")};
    ${include("site.server.conf")}
    location ^~ /site/ {
      proxy_pass http://127.0.0.1:${backend};
      proxy_set_header Host $http_host;
      ${include("site.backend.conf")}
    }
    ${brotli ? include("site.brotli.conf") : ""}
  }
}
`;
}

/** Starts nginx on a loopback port with the generated configuration, in a temporary folder. */
export async function startNginx(): Promise<Nginx> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  const brotli = brotliModules
    .map((modules) => path.join(modules, "ngx_http_brotli_static_module.so"))
    .find((file) => fs.existsSync(file));
  const port = await freePort();
  const backend = await freePort();
  await new Promise<void>((resolve) => carelessBackend.listen(backend, "127.0.0.1", resolve));
  const file = path.join(folder, "nginx.conf");
  fs.writeFileSync(file, configuration(port, folder, backend, brotli));
  const child = spawn("nginx", ["-p", folder, "-c", file, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.on("data", (text: Buffer) => (complaints += text.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(port, "127.0.0.1", () => resolve(socket.end() !== null));
      socket.on("error", () => resolve(false));
    });
  for (let tries = 0; !(await answers()); tries++) {
    if (tries === 100 || child.exitCode !== null) throw new Error(`nginx did not start: ${complaints}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    hasBrotli: brotli !== undefined,
    async close() {
      await closeServer(carelessBackend);
      child.kill("SIGTERM");
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
