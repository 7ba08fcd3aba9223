import net from "node:net";
import { expect, it, vi } from "vitest";
import { CommandRun } from "../../helpers/command-run";

it.each([
  ["tr_TR.UTF-8", (port: number) => `${port} numaralı bağlantı noktası dolu`, "Stüdyo hazır", "zaten açık:"],
  [
    "en_US.UTF-8",
    (port: number) => `Port ${port} is in use`,
    "The studio is ready",
    "already open in this folder:",
  ],
])(
  "starts on the next free port if its own is in use, with messages in %s",
  async (language, taken, ready, already) => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as net.AddressInfo;
    const run = new CommandRun("npx tsx scripts/studio.ts --no-preview", ".", {
      PORT: String(port),
      LC_ALL: language,
    });
    await vi.waitFor(() => expect(run.printed()).toContain(ready), { timeout: 60_000, interval: 200 });
    expect(run.printed()).toContain(taken(port));
    const [, own] = /http:\/\/localhost:(\d+)\/studio\//.exec(run.printed()) ?? [];
    expect(Number(own)).toBeGreaterThan(port);
    const second = new CommandRun("npx tsx scripts/studio.ts --no-preview", ".", { LC_ALL: language });
    const isOpen = `${already} http://localhost:${own}/studio/`;
    await vi.waitFor(() => expect(second.printed()).toContain(isOpen), { timeout: 60_000, interval: 200 });
    await run.stop();
    other.close();
  },
  90_000,
);
