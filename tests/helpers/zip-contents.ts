import zlib from "node:zlib";

/** Returns the files of a ZIP archive by name, without its folders, read from its central directory (APPNOTE.TXT 4.3.12). */
export function zipContents(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const contents = new Map<string, Buffer>();
  let entry = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const [packed, nameLength, extraLength, noteLength] = [
      archive.readUInt32LE(entry + 20),
      archive.readUInt16LE(entry + 28),
      archive.readUInt16LE(entry + 30),
      archive.readUInt16LE(entry + 32),
    ];
    const name = archive.toString("utf8", entry + 46, entry + 46 + nameLength);
    const local = archive.readUInt32LE(entry + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + packed);
    const content = archive.readUInt16LE(entry + 10) === 8 ? zlib.inflateRawSync(bytes) : bytes;
    if (zlib.crc32 && zlib.crc32(content) !== archive.readUInt32LE(entry + 16))
      throw new Error(`${name} is damaged`);
    if (!name.endsWith("/")) contents.set(name, content);
    entry += 46 + nameLength + extraLength + noteLength;
  }
  return contents;
}
