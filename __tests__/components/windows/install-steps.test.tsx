import { partsOf } from '../../support/markup';
import { InstallSteps } from '@/components/windows/install-steps';
import { windows } from '@/lib/content/windows';

const { first, upgrade, whenPlaceholder } = windows.install;

it.each([
  ['for an installer', 'a-1.0.exe', false, first.installer],
  ['for an archive', 'a-1.0.zip', false, first.archive],
  ['for an installer after a note about the placeholder', 'a-1.0.zip', true, first.installer],
])(
  'the installation section shows the steps %s, and then the steps for an upgrade',
  (_, file, isPlaceholder, steps) => {
    expect(partsOf(<InstallSteps installer={{ file, isPlaceholder }} />, 'p h3 li')).toEqual([
      ...(isPlaceholder ? [whenPlaceholder] : []),
      ...[first.title, ...steps, upgrade.title, ...upgrade.steps],
    ]);
  },
);
