export interface ZipEntry {
  name: string;
  data: Buffer;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL_DIRECTORY = 0x06054b50;
const VERSION_2_0 = 20;
// Unzip on Linux recodes the names of archives made on DOS, whatever the UTF-8 flag says.
const MADE_ON_UNIX = (3 << 8) | VERSION_2_0;
const ORDINARY_FILE = (0o100644 << 16) >>> 0;
const NAME_IS_UTF_8 = 1 << 11;
const STORED = 0;
// 1 January 1980, 00:00, the earliest time a zip can hold: equal input gives equal bytes.
const DOS_TIME = 0;
const DOS_DATE = (1 << 5) | 1;

/**
 * Writes a zip archive (APPNOTE 6.3) without compression.
 *
 * @param entries fewer than 65 536 files, together smaller than 4 GiB
 */
export function storedZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;

  for (const { name, data } of entries) {
    const nameBytes = Buffer.from(name);
    const description = describe(nameBytes, data);
    const file = Buffer.concat([uint32(LOCAL_HEADER), description, nameBytes, data]);
    // Comment length, disk number, internal attributes; external attributes; place of the file.
    const placement = [uint16(0), uint16(0), uint16(0), uint32(ORDINARY_FILE), uint32(offset)];
    files.push(file);
    directory.push(
      uint32(CENTRAL_HEADER),
      uint16(MADE_ON_UNIX),
      description,
      ...placement,
      nameBytes,
    );
    offset += file.length;
  }

  const directoryBytes = Buffer.concat(directory);
  const count = uint16(entries.length);
  return Buffer.concat([
    ...files,
    directoryBytes,
    ...[uint32(END_OF_CENTRAL_DIRECTORY), uint16(0), uint16(0), count, count],
    ...[uint32(directoryBytes.length), uint32(offset), uint16(0)],
  ]);
}

/** The fields that a file's own header and its line in the directory share. */
function describe(nameBytes: Buffer, data: Buffer): Buffer {
  return Buffer.concat([
    ...[uint16(VERSION_2_0), uint16(NAME_IS_UTF_8), uint16(STORED)],
    ...[uint16(DOS_TIME), uint16(DOS_DATE), uint32(crc32(data))],
    ...[uint32(data.length), uint32(data.length)],
    ...[uint16(nameBytes.length), uint16(0)],
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

// node:zlib has crc32 only from Node 20.15 and 22.2 on.
function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
