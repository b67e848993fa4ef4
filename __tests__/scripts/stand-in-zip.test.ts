/** @jest-environment node */
import { storedZip } from '@/scripts/stand-in-zip';

const zip = storedZip([{ name: 'ПРОЧТИТЕ.txt', data: Buffer.from('123456789') }]);
const LOCAL_HEADER_BYTES = 30;

it('starts with a file header and ends with a directory of one file', () => {
  expect(zip.readUInt32LE(0)).toBe(0x04034b50);
  const end = zip.subarray(-22);
  expect(end.readUInt32LE(0)).toBe(0x06054b50);
  expect(end.readUInt16LE(10)).toBe(1);
  // The directory stands where the end says it does.
  expect(zip.readUInt32LE(end.readUInt32LE(16))).toBe(0x02014b50);
});

it('marks the name as UTF-8 and keeps it and the content as they are', () => {
  const nameLength = zip.readUInt16LE(26);
  const content = LOCAL_HEADER_BYTES + nameLength;

  expect(zip.readUInt16LE(6) & 0x0800).toBe(0x0800);
  expect(zip.subarray(LOCAL_HEADER_BYTES, content).toString()).toBe('ПРОЧТИТЕ.txt');
  expect(zip.subarray(content, content + zip.readUInt32LE(18)).toString()).toBe('123456789');
});

it('has the checksum that the standard gives for «123456789»', () => {
  expect(zip.readUInt32LE(14)).toBe(0xcbf43926);
});

it('is the same every time', () => {
  expect(storedZip([{ name: 'ПРОЧТИТЕ.txt', data: Buffer.from('123456789') }])).toEqual(zip);
});
