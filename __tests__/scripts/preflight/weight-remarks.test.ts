import { randomBytes } from 'node:crypto';
import { temporaryFolder } from '../../support/temporary-folder';
import { pictureFiles, PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { usualBytes } from '@/scripts/pictures/screenshots/weight';
import { weighPages, weighPictures, weightRemarks } from '@/scripts/preflight/weight-remarks';

const { at, lay } = temporaryFolder();

const pagesOf = (bytes: number) =>
  weighPages({ pages: new Map([['privacy/index.html', randomBytes(bytes).toString('latin1')]]) });

it('a page whose words take much is named, with what a visitor waits for it', () => {
  expect(weightRemarks(pagesOf(100_000), [])).toEqual([
    expect.stringMatching(
      /^out\/privacy\/index\.html: [\d,]+ КБ, тяжелее обычного на [\d,]+ КБ, .* ждать на [\d,]+ с дольше\.$/,
    ),
  ]);
});

it('of heavy picture files the number and the heaviest are named', () => {
  const shown = [...screenshots.values()].slice(0, 2);
  for (const [index, screenshot] of shown.entries()) {
    for (const { name, density } of pictureFiles(screenshot.id)) {
      const bytes = usualBytes(screenshot, density) + (density === 2 ? 20_480 * index : 0);
      lay(`${PUBLISHED_FOLDER}/${name}`, Buffer.alloc(bytes));
    }
  }
  const pictures = weighPictures(
    at(),
    shown.map(({ id }) => id),
  );

  expect(weightRemarks(pagesOf(100), pictures)).toEqual([
    expect.stringMatching(
      `^Файлов картинок тяжелее обычного: 2\\. Самая тяжёлая — public/screens/${shown[1]?.id}-light@2x\\.avif: .* на 20,0 КБ, .* на 0,2 с дольше\\.$`,
    ),
  ]);
});

it('of what has about the usual weight nothing is said, nor of a picture that is not there', () => {
  expect(weightRemarks(pagesOf(6_000), weighPictures(at(), [...screenshots.keys()]))).toEqual([]);
});
