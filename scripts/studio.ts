/**
 * `npm run studio`: the studio for maintainers of the content, beside the development server that shows the pages. `--no-preview`
 * starts the studio alone, in a few seconds.
 */
import { spawn } from "node:child_process";
import { bundleApp } from "../studio/server/bundle-app";
import { serveStudio } from "../studio/server/serve-studio";
import { terminalLocale } from "../src/gatsby/content/maintainer-language";
import { freePortFrom, wantedPort } from "./port";
import { isShellNeeded, ownCommandsFirst } from "./run";

const texts = {
  tr: {
    ready: "Stüdyo hazır, yalnızca bu bilgisayarda:",
    preview: "Önizleme bir iki dakikada, sayfalar derlenince gelir.",
    stop: "Durdurmak için Ctrl+C.",
    otherPort: (wanted: number, port: number) =>
      `${wanted} numaralı bağlantı noktası dolu; ${port} kullanılıyor.`,
  },
  en: {
    ready: "The studio is ready, for this machine only:",
    preview: "The preview follows in a minute or two, when the pages are compiled.",
    stop: "Stop with Ctrl+C.",
    otherPort: (wanted: number, port: number) => `Port ${wanted} is in use; ${port} is taken instead.`,
  },
};

async function studio() {
  const wanted = wantedPort();
  const port = await freePortFrom(wanted);
  const say = texts[terminalLocale()];
  if (port !== wanted) console.info(say.otherPort(wanted, port));
  const hasPreview = !process.argv.includes("--no-preview");
  const preview = hasPreview ? `http://localhost:${port}` : undefined;
  const { url, close } = await serveStudio({
    root: process.cwd(),
    port: await freePortFrom(port + 2), // the development server has a backend beside it
    app: await bundleApp(),
    preview,
  });
  console.info(`\n${say.ready}\n\n  ${url}\n\n${hasPreview ? `${say.preview} ` : ""}${say.stop}\n`);
  const stop = (code: number) => void close().then(() => process.exit(code));
  const pages = hasPreview
    ? spawn("tsx", ["scripts/dev.ts"], {
        // The pages stop when this pipe closes, also where the studio is killed (scripts/dev.ts).
        stdio: ["pipe", "inherit", "inherit"],
        shell: isShellNeeded,
        env: {
          ...process.env,
          ...ownCommandsFirst(),
          PORT: String(port),
          // Texts of the pages carry marks of their source, and a click on one opens its field.
          GATSBY_STUDIO: new URL(url).origin,
        },
      })
    : null;
  pages?.once("exit", (code) => stop(code ?? 0));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => (pages ? pages.kill(signal) : stop(0)));
}

void studio();
