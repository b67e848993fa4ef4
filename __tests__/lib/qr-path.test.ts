/** @jest-environment node */
import { qrPath } from '@/lib/qr-path';

const drawing = (...rows: string[]) => ({
  size: rows.length,
  get: (x: number, y: number) => rows[y]?.[x] === '#',
});

it('draws each run of dark modules as one bar', () => {
  expect(qrPath(drawing('##.', '..#', '...'))).toBe('M0 0h2v1H0zM2 1h1v1H2z');
});

it('draws nothing where nothing is dark', () => {
  expect(qrPath(drawing('..', '..'))).toBe('');
});
