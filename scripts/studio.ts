/** `npm run studio`: starts the content editor and, without `--no-preview`, a development server. */
import { spawn } from "node:child_process";
import { dayFile, showDay, writeDay } from "../studio/server/preview-day";
import { bundleApp, runningStudio, serveStudio } from "../studio/server/serve-studio";
import { terminalLocale } from "../src/config/maintainer-language";
import { contentDay } from "../src/gatsby/data/publishing";
import { noteCache } from "./cache-record";
import { freePortFrom, wantedPort } from "./port";
import { isShellNeeded, ownCommandsFirst } from "./run";

const texts = {
  tr: {
    ready: "Stüdyo hazır, yalnızca bu bilgisayarda:",
    preview: "Önizleme bir iki dakikada, sayfalar derlenince gelir.",
    isOpen: "Stüdyo bu klasörde zaten açık:",
    stop: "Durdurmak için Ctrl+C.",
    otherPort: (wanted: number, port: number) => `${wanted} numaralı bağlantı noktası dolu; yenisi ${port}.`,
  },
  en: {
    ready: "The studio is ready, for this machine only:",
    preview: "The preview follows in a minute or two, when the pages are compiled.",
    isOpen: "The studio is already open in this folder:",
    stop: "Stop with Ctrl+C.",
    otherPort: (wanted: number, port: number) => `Port ${wanted} is in use; ${port} is taken instead.`,
  },
};

async function studio() {
  const wanted = wantedPort();
  const say = texts[terminalLocale()];
  const address = await runningStudio(process.cwd());
  if (address) return console.info(`${say.isOpen} ${address}`);
  const port = await freePortFrom(wanted);
  if (port !== wanted) console.info(say.otherPort(wanted, port));
  const hasPreview = !process.argv.includes("--no-preview");
  const preview = hasPreview ? `http://localhost:${port}` : undefined;
  const stop = (code: number) => void close().then(() => process.exit(code));
  const { url, close } = await serveStudio({
    root: process.cwd(),
    port: await freePortFrom(port + 2), // port + 1 belongs to the development server's backend
    app: await bundleApp(),
    preview,
    showDay: async (day) => {
      noteCache({ day: contentDay(new Date(), { CONTENT_DAY: day }), hasMarks: true });
      if (preview) await showDay(preview, day);
    },
  });
  console.info(`\n${say.ready}\n\n  ${url}\n\n${hasPreview ? `${say.preview} ` : ""}${say.stop}\n`);
  writeDay(process.env.CONTENT_DAY ?? "");
  const pages =
    hasPreview &&
    spawn("tsx", ["scripts/dev.ts"], {
      // The development server stops when this pipe closes, even if the studio is killed (scripts/dev.ts).
      stdio: ["pipe", "inherit", "inherit"],
      shell: isShellNeeded,
      env: {
        ...process.env,
        ...ownCommandsFirst(),
        PORT: String(port),
        CONTENT_DAY: "",
        CONTENT_DAY_FILE: dayFile,
        // Adds source markers to the texts of pages, so that clicking one opens its field.
        GATSBY_STUDIO: new URL(url).origin,
      },
    });
  if (pages) pages.once("exit", (code) => stop(code ?? 0));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => (pages ? pages.kill(signal) : stop(0)));
}

void studio();
