/** @jest-environment node */
import { readReleaseFlags } from '@/scripts/release/read-release-flags';

it('keeps the changes in the order in which they are written, whatever their kinds', () => {
  const { changes } = readReleaseFlags(['--fixed=Раз', '--new', 'Два', '--fixed=Три']);

  expect(changes).toEqual([
    { kind: 'fixed', text: 'Раз' },
    { kind: 'new', text: 'Два' },
    { kind: 'fixed', text: 'Три' },
  ]);
});

it('leaves open what is not said', () => {
  expect(readReleaseFlags([])).toEqual({ changes: [], yes: false });
});

it.each([['--verison=1'], ['1.244'], ['--version']])(
  'of %s says what flags there are, in Russian',
  (flag) => {
    expect(() => readReleaseFlags([flag])).toThrow(/^Не понимаю ключи .*--version, --date/);
  },
);
