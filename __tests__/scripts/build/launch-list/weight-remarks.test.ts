import { inTemporaryFolder } from '../../../support/temporary-folder';
import { pictureFiles, PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { weightRemarks } from '@/scripts/build/launch-list/weight-remarks';
import { usualBytes } from '@/scripts/owner/screenshots/weight';

jest.mock('@/lib/content/slides', () => jest.requireActual('@/__tests__/support/slides'));

const { lay } = inTemporaryFolder();

it('the report gives the number of heavy picture files and names the heaviest one', () => {
  const ids = [...screenshots.keys()].slice(0, 2);

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
