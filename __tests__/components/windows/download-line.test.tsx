/** @jest-environment node */
import { markup } from '../../support/markup';
import { DownloadLine } from '@/components/windows/download-line';
import { fileSize } from '@/lib/format/file-size';

it.each([['2026-11-20'], []])('tells version, size and the day that is known: %s', (date = '') => {
  const installer = { file: 'a-2.0.exe', bytes: 2048 };
  const { texts, values } = markup(
    <DownloadLine release={{ version: '2.0', date }} installer={installer} />,
  );

  expect(texts('p')).toEqual([expect.stringMatching(/\s2\.0$/), fileSize(2048)]);
  expect(values('time', 'datetime').join()).toBe(date);
});
