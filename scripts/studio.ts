/**
 * `npm run studio`: the studio for maintainers of the content, beside the development server that shows the pages. `--no-preview`
 * starts the studio alone, in a few seconds.
 */
import { spawn } from "node:child_process";
import { bundleApp } from "../studio/server/bundle-app";
import { serveStudio } from "../studio/server/serve-studio";
import { choosePort, freePortFrom } from "./port";
import { isShellNeeded, ownCommandsFirst } from "./run";

async function studio() {
  const port = await choosePort();
  const hasPreview = !process.argv.includes("--no-preview");
  const preview = hasPreview ? `http://localhost:${port}` : undefined;
  const { url, close } = await serveStudio({
    root: process.cwd(),
    port: await freePortFrom(port + 2), // the development server has a backend beside it
    app: await bundleApp(),
    preview,
  });
  console.info(`
The studio is ready, for this machine only:

  ${url}

${hasPreview ? "The preview follows in a minute or two, when the pages are compiled. " : ""}Stop with Ctrl+C.
`);
  const stop = (code: number) => void close().then(() => process.exit(code));
  const pages = hasPreview
    ? spawn("tsx", ["scripts/dev.ts"], {
        stdio: "inherit",
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
