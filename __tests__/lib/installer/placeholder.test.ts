/** @jest-environment node */
import { isPlaceholder } from '@/lib/installer/placeholder';

it('the archive that says it is no installer is recognised', () => {
  const archive = Buffer.from(
    'PK\u0003\u0004ПРОЧТИТЕ.txt Это временный файл. В этом архиве нет никакой программы: только этот текст.\r\nPK',
  );

  expect(isPlaceholder(archive)).toBe(true);
});

it('any other file is an installer', () => {
  expect(isPlaceholder(Buffer.from('MZ\u0090'))).toBe(false);
});
