import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { inTemporaryFolder } from '../../support/temporary-folder';
import { HomeLinks } from '@/components/home/home-links';
import { ProgramLinks } from '@/components/home/program-links';
import { buttonStyle } from '@/components/ui/action-style';
import { routes } from '@/lib/site/routes';

const { lay } = inTemporaryFolder();

const { primaryOn, secondary } = buttonStyle;
const both = [routes.android, routes.windows];
const [release] = fullSite.windows!.releases;
const withoutInstaller = {
  ...fullSite.windows!,
  releases: [{ ...release!, installer: undefined }],
};

it.each([
  ['both programs', fullSite, [primaryOn.android, primaryOn.windows], both],
  [
    'no installer',
    { ...fullSite, windows: withoutInstaller },
    [primaryOn.all, secondary],
    both.slice(0, 1),
  ],
  ['one program', { ...fullSite, windows: null }, [primaryOn.all], both.slice(0, 1)],
])(
  'with %s, the home page’s buttons and its end lead to what can be installed',
  (_, site, styles, ends) => {
    lay(`public/downloads/${release!.installer!.file}`, 'MZ');

    expect(partsOf(<HomeLinks site={site} />, 'a@href')).toEqual(both.slice(0, styles.length));
    expect(partsOf(<HomeLinks site={site} />, 'a@class')).toEqual(styles);
    expect(partsOf(<ProgramLinks site={site} withFacts />, 'a@href')).toEqual(ends);
  },
);
