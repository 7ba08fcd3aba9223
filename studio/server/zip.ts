import zlib from "node:zlib";

/** Flag for UTF-8 names (APPNOTE.TXT 4.4.4, bit 11). */
const utf8 = 0x0800;

const midnight = { time: 0, date: (1 << 5) | 1 };

function dosMoment(moment: Date) {
  if (moment.getFullYear() < 1980) return midnight;
  return {
    time: (moment.getHours() << 11) | (moment.getMinutes() << 5) | (moment.getSeconds() >> 1),
    date: ((moment.getFullYear() - 1980) << 9) | ((moment.getMonth() + 1) << 5) | moment.getDate(),
  };
}

/** Creates a ZIP archive (APPNOTE.TXT 4.3). */
export function zip(files: ReadonlyMap<string, Buffer>, moment: Date): Buffer {
  const { time, date } = dosMoment(moment);
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [file, content] of files) {
    const name = Buffer.from(file);
    const packed = zlib.deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(utf8, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt16LE(time, 6);
    facts.writeUInt16LE(date, 8);
    facts.writeUInt32LE(zlib.crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, name, packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), facts, more, name]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from("PK\x05\x06"), end]);
}
