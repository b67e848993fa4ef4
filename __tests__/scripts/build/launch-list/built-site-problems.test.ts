import { randomBytes } from 'node:crypto';
import { inTemporaryFolder } from '../../../support/temporary-folder';
import { pictureFiles, PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { longDate } from '@/lib/text/long-date';
import { expiryOf } from '@/scripts/build/launch-list/expiry';
import { weightRemarks } from '@/scripts/build/launch-list/weight-remarks';
import { usualBytes } from '@/scripts/owner/screenshots/weight';

jest.mock('@/lib/content/slides', () => jest.requireActual('@/__tests__/support/slides'));

const { lay } = inTemporaryFolder();

const FILE = '.well-known/security.txt';
const until = (day: string) => `Contact: mailto:a@slovar.example\r\nExpires: ${day}T00:00:00Z\r\n`;
const [soon, later] = ['2026-12-01', '2027-11-20'] as const;
const again = 'соберите и выложите сайт снова.';
// A new build does not prolong a file of the owner's.
const byHand = `поправьте в public/${FILE} Expires и выложите сайт снова.`;

const remembered = (remedy: string) => ({
  problems: [],
  remarks: [`out/${FILE} действует до ${longDate(later)}: до этого дня ${remedy}`],
});
const problem = (sentence: string) => ({ problems: [`out/${FILE}: ${sentence}`], remarks: [] });
const noEnd = problem('нет строки Expires с датой, а без неё файл не действует; впишите её.');

it.each([
  ['that ends later', until(later), remembered(again)],
  ['that ends soon', until(soon), problem(`действует до ${longDate(soon)}; ${again}`)],
  ['of the owner’s', until(later), remembered(byHand)],
  [
    'of the owner’s that ends soon',
    until(soon),
    problem(`действует до ${longDate(soon)}; ${byHand}`),
  ],
  ['without a day of its end', 'Expires: скоро', noEnd],
])('of a security.txt %s this is said', (what, text, said) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20));
  expect(expiryOf()).toEqual({ problems: [], remarks: [] });
  lay(`out/${FILE}`, text);
  if (what.startsWith('of the owner’s')) lay(`public/${FILE}`, text);

  expect(expiryOf()).toEqual(said);
});

it('a page whose words take much is named, with what a visitor waits for it', () => {
  lay('out/privacy/index.html', randomBytes(100_000));

  expect(weightRemarks([])).toEqual([
    expect.stringMatching(
      /^out\/privacy\/index\.html: [\d,]+ КБ, тяжелее обычного на [\d,]+ КБ, .* ждать на [\d,]+ с дольше\.$/,
    ),
  ]);
});

it('of heavy picture files the number and the heaviest are named, of usual ones, missing ones, and those that are not shown nothing', () => {
  const ids = [...screenshots.keys()].slice(0, 2);
  lay('out/privacy/index.html', randomBytes(6_000));
  expect(weightRemarks(ids)).toEqual([]);

  for (const [index, screenshot] of [...screenshots.values()].entries()) {
    for (const { name, density } of pictureFiles(screenshot.id)) {
      const bytes = usualBytes(screenshot, density) + (density === 2 ? 20_480 * index : 0);
      lay(`${PUBLISHED_FOLDER}/${name}`, Buffer.alloc(bytes));
    }
  }
  expect(weightRemarks(ids)).toEqual([
    expect.stringMatching(
      `^Файлов картинок тяжелее обычного: 2\\. Самая тяжёлая — public/screens/${ids[1]}-light@2x\\.avif: .* на 20,0 КБ, .* на 0,2 с дольше\\.$`,
    ),
  ]);
});
