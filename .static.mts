import fs from "node:fs";
import http from "node:http";
const dir = process.argv[2]!;
process.chdir(dir);
const { staticServer } = await import(dir + "/src/gatsby/hosting/static-server.ts");
http
  .createServer(staticServer("public", JSON.parse(fs.readFileSync("deploy/rules.json", "utf8"))))
  .listen(Number(process.argv[3]), "localhost");
