/** @jest-environment node */
import { markup } from '../../support/markup';
import { InstallSteps } from '@/components/windows/install-steps';
import { windows } from '@/lib/content/windows';

const { first, upgrade, whenPlaceholder } = windows.install;

it.each([
  ['an installer is opened', 'a-1.0.exe', false, first.installer],
  ['an archive is unpacked before', 'a-1.0.zip', false, first.archive],
  ['a placeholder tells the steps of the installer to come', 'a-1.0.zip', true, first.installer],
])('%s, and an upgrade is told too', (_, file, isPlaceholder, steps) => {
  const { texts } = markup(<InstallSteps installer={{ file, isPlaceholder }} />);

  expect(texts('p')).toEqual(isPlaceholder ? [whenPlaceholder] : []);
  expect(texts('h3')).toEqual([first.title, upgrade.title]);
  expect(texts('li')).toEqual([...steps, ...upgrade.steps]);
});
