import { temporaryFolder } from '../../support/temporary-folder';
import { findOwnIcon, ownIconPaths } from '@/lib/icons/own-icon';

const { at, lay } = temporaryFolder();

it('an icon in another format is rejected with a message that gives the two accepted file names', () => {
  lay('lib/content/Icon.WEBP', '');

  expect(() => findOwnIcon(at())).toThrow(
    /^lib\/content\/Icon\.WEBP: .* lib\/content\/icon\.svg или lib\/content\/icon\.png\.$/,
  );
});

it('two icons, one SVG and one PNG, are rejected', () => {
  for (const file of ownIconPaths) lay(file, '');

  expect(() => findOwnIcon(at())).toThrow('Иконок две');
});
