import net from "node:net";

const fallback = 9000;

/** The port that is asked for: `PORT`, else 9000. Ends the process with one line when it is none. */
export function wantedPort(): number {
  const port = process.env.PORT === undefined ? fallback : Number(process.env.PORT);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  return fail(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
}

/** The port the site is served on. Ends the process with one line when it is unusable. */
export async function choosePort(): Promise<number> {
  const port = wantedPort();
  if (!(await isFree(port)))
    return fail(`Port ${port} is in use. Stop what runs there, or choose another: PORT=9001 npm start`);
  return port;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The first free port from one on. */
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
