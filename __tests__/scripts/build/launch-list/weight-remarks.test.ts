import { randomBytes } from 'node:crypto';
import { inTemporaryFolder } from '../../../support/temporary-folder';
import { pictureFiles, PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { weightRemarks } from '@/scripts/build/launch-list/weight-remarks';
import { usualBytes } from '@/scripts/owner/screenshots/weight';

jest.mock('@/lib/content/slides', () => jest.requireActual('@/__tests__/support/slides'));

const { lay } = inTemporaryFolder();

it('the build names each heavy page and the heaviest picture, and counts the heavy pictures', () => {
  const ids = [...screenshots.keys()].slice(0, 3);
  for (const [index, screenshot] of [...screenshots.values()].entries()) {
    for (const { name, density } of pictureFiles(screenshot.id)) {
      const bytes = usualBytes(screenshot, density) + (density === 2 ? 20_480 * index : 0);
      lay(`${PUBLISHED_FOLDER}/${name}`, Buffer.alloc(bytes));
    }
  }
  lay('out/index.html', randomBytes(20_000));
  lay('out/help/index.html', randomBytes(6_000));

  expect(weightRemarks(ids)).toEqual([
    expect.stringMatching(
      /^out\/index\.html: [\d,]+ КБ, тяжелее обычного на .* на [\d,]+ с дольше\.$/,
    ),
    expect.stringMatching(
      `^Файлов картинок тяжелее обычного: 4\\. Самая тяжёлая — public/screens/${ids[2]}-light@2x\\.avif: .* на 40,0 КБ, .* на 0,3 с дольше\\.$`,
    ),
  ]);
});
