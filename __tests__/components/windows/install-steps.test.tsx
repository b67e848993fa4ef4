import { partsOf } from '../../support/markup';
import { InstallSteps } from '@/components/windows/install-steps';
import { windows } from '@/lib/content/windows';

const { first, upgrade, whenPlaceholder } = windows.install;

it.each([
  ['an installer is opened', 'a-1.0.exe', false, first.installer],
  ['an archive is unpacked before', 'a-1.0.zip', false, first.archive],
  ['a placeholder has the steps of the installer to come', 'a-1.0.zip', true, first.installer],
])('%s, then the upgrade', (_, file, isPlaceholder, steps) => {
  expect(partsOf(<InstallSteps installer={{ file, isPlaceholder }} />, 'p h3 li')).toEqual([
    ...(isPlaceholder ? [whenPlaceholder] : []),
    ...[first.title, ...steps, upgrade.title, ...upgrade.steps],
  ]);
});
