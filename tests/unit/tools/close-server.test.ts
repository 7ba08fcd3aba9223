import net from "node:net";
import { afterEach, expect, it } from "vitest";
import { serveStudio } from "../../../studio/server/serve-studio";
import { studioRoot } from "../../helpers/studio-root";

const copy = studioRoot();
afterEach(copy.remove);

it("the studio exits even if a browser has an unused connection open", async () => {
  const { url, close } = await serveStudio({ root: copy.root, port: 0, app: { script: "", styles: "" } });
  const connection = net.connect(Number(new URL(url).port), "localhost");
  connection.on("error", () => undefined); // The connection is cut
  const isCut = new Promise((resolve) => connection.once("close", resolve));
  await new Promise((resolve) => connection.once("connect", resolve));
  await fetch(url, { redirect: "manual" }); // By now the server has accepted the connection
  await close();
  await isCut;
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});
