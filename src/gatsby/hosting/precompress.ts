import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const text = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/;
/** Below this size an answer fits one packet anyway. */
const smallest = 1000;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

async function isFresh(file: string, made: number) {
  const existing = await stat(file).catch(() => null);
  return existing !== null && existing.mtimeMs >= made;
}

async function compressFile(file: string) {
  const { mtimeMs, size } = await stat(file);
  if (size < smallest || (await isFresh(`${file}.br`, mtimeMs))) return;
  const body = await readFile(file);
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size };
  await writeFile(`${file}.br`, await brotli(body, { params }));
  await writeFile(`${file}.gz`, await gzip(body, { level: 9 }));
}

/** Writes a `.br` and a `.gz` beside every text file over 1 kB that changed; returns how many files it looked at. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  // One queue, emptied by as many as there are processors.
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return files.length;
}
