import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { inTemporaryFolder } from '../../support/temporary-folder';
import { HomeLinks, ProgramLinks } from '@/components/home/program-links';
import { buttonStyle } from '@/components/ui/action-style';
import { routes } from '@/lib/site/routes';

const { lay } = inTemporaryFolder();

const { primaryOn, secondary } = buttonStyle;
const { android, windows } = routes;
const [release] = fullSite.windows!.releases;
const withoutFile = { ...fullSite.windows!, releases: [{ ...release!, installer: undefined }] };

it.each([
  ['both programs', fullSite.windows, [primaryOn.android, primaryOn.windows], [android, windows]],
  ['no installer', withoutFile, [primaryOn.all, secondary], [android]],
  ['one program', null, [primaryOn.all], [android]],
])('with %s, the home page highlights what can be installed', (_, program, styles, ends) => {
  lay(`public/downloads/${release!.installer!.file}`, 'MZ');
  const programs = { ...fullSite, windows: program };

  expect(partsOf(<HomeLinks programs={programs} />, 'a@class')).toEqual(styles);
  // Neither program can be installed on Apple's devices.
  expect(styles.join(' ')).not.toMatch(/(^|\s)(?!not-apple:)\S*loud/);
  expect(partsOf(<ProgramLinks programs={programs} />, 'a@href')).toEqual(ends);
});
