import { temporaryFolder } from '../../support/temporary-folder';
import { findOwnIcon, ownIconPaths } from '@/lib/icons/own-icon';

const { at, lay } = temporaryFolder();

it('an icon in a format that the site does not take is named with those that it takes', () => {
  lay('lib/content/Icon.WEBP', '');

  expect(() => findOwnIcon(at())).toThrow(
    /^lib\/content\/Icon\.WEBP: .* lib\/content\/icon\.svg или lib\/content\/icon\.png\.$/,
  );
});

it('two icons are one too many', () => {
  for (const file of ownIconPaths) lay(file, '');

  expect(() => findOwnIcon(at())).toThrow('Иконок две');
});
