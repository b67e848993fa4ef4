import { fullProduct, withoutWindows } from '../../../support/product';
import { inTemporaryFolder } from '../../../support/temporary-folder';
import { PLACEHOLDER_SENTENCE } from '@/lib/installer/verify';
import { screenshots } from '@/lib/screenshots/screenshots';
import {
  installerProblems,
  screenshotProblems,
} from '@/scripts/build/launch-list/own-files-problems';

jest.mock('@/lib/content/slides', () => jest.requireActual('@/__tests__/support/slides'));

const { lay } = inTemporaryFolder();
const { file } = fullProduct.windows.installer;

it('a placeholder is reported, both as the installer and as a file left over on a site without a Windows program', () => {
  lay(`public/downloads/${file}`, PLACEHOLDER_SENTENCE);
  lay('public/downloads/program.exe', 'MZ');

  expect(installerProblems(fullProduct)).toEqual([
    `public/downloads/${file}: это заглушка, а не установщик.`,
  ]);
  expect(installerProblems(withoutWindows)).toEqual([
    `public/downloads/${file}: это наша заглушка, и она попадёт на сайт; удалите файл.`,
  ]);
});

it('screenshots without an original and pictures that no slide shows are reported', () => {
  const ids = [...screenshots.keys()];
  const [drawn] = ids;
  // The first screenshot has an original for one theme only, the others have one for both.
  lay(`screenshots/${drawn}-dark.png`, '');
  for (const id of ids.slice(1)) lay(`screenshots/${id}.png`, '');
  expect(screenshotProblems(fullProduct)).toEqual([
    `Нарисованы нами, а не сняты в приложении (1): ${drawn}. Положите снимки в screenshots/.`,
  ]);

  for (const theme of ['light', 'dark']) lay(`screenshots/${drawn}-${theme}.png`, '');
  lay('public/screens/gone-light@1x.avif', '');
  expect(screenshotProblems(fullProduct)).toEqual([
    'Картинок нет в слайдах: gone. Их уберёт npm run screenshots.',
  ]);
});
