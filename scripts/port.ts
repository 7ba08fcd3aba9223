import net from "node:net";

/** Returns the port from `PORT`, by default 9000. Exits with a one-line message if it is invalid. */
export function wantedPort(): number {
  const port = Number(process.env.PORT ?? 9000);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  return fail(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
}

/** Returns the port to serve the site on. Exits with a one-line message if it is unusable. */
export async function choosePort(): Promise<number> {
  const port = wantedPort();
  if (await isFree(port)) return port;
  return fail(`Port ${port} is in use. Stop what runs there, or choose another: PORT=9001 npm start`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

export async function freePortFrom(port: number): Promise<number> {
  return (await isFree(port)) ? port : freePortFrom(port + 1);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", () => resolve(false));
    probe.once("listening", () => probe.close(() => resolve(true)));
    probe.listen(port);
  });
}
