/** @jest-environment node */
import { STAND_IN_SENTENCE, isStandIn } from '@/lib/installer/stand-in';
import { storedZip } from '@/scripts/stand-in-zip';

it('the archive that says it is no installer is recognised', () => {
  const data = Buffer.from(`Это временный файл. ${STAND_IN_SENTENCE}\r\n`);

  expect(isStandIn(storedZip([{ name: 'ПРОЧТИТЕ.txt', data }]))).toBe(true);
});

it('any other file is an installer', () => {
  expect(isStandIn(Buffer.from('MZ\u0090'))).toBe(false);
});
