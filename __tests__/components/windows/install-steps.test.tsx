import { partsOf } from '../../support/markup';
import { InstallSteps } from '@/components/windows/install-steps';
import { windows } from '@/lib/content/windows';

const { first, upgrade, whenPlaceholder } = windows.install;

it.each([
  ['the steps for an installer', 'a-1.0.exe', false, first.installer],
  ['the steps for an archive', 'a-1.0.zip', false, first.archive],
  [
    'a note about the placeholder and the steps for an installer',
    'a-1.0.zip',
    true,
    first.installer,
  ],
])(
  'the installation section shows %s, followed by the steps for an upgrade',
  (_, file, isPlaceholder, steps) => {
    expect(partsOf(<InstallSteps installer={{ file, isPlaceholder }} />, 'p h3 li')).toEqual([
      ...(isPlaceholder ? [whenPlaceholder] : []),
      ...[first.title, ...steps, upgrade.title, ...upgrade.steps],
    ]);
  },
);
