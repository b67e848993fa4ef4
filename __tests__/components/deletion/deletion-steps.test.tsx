import { partsOf } from '../../support/markup';
import { fullProduct } from '../../support/product';
import { DeletionSteps } from '@/components/deletion/deletion-steps';
import { deletion as page } from '@/lib/content/deletion';

const { deletion } = fullProduct;
const { steps } = page;

it('it shows the steps in their order, on the page and, if the owner tells them, in the app', () => {
  const shown = (inApp: readonly string[]) =>
    partsOf(<DeletionSteps inApp={inApp} />, 'h2 h3 li p');
  const onPage = [...steps.onPage, steps.noApp];

  expect(shown([])).toEqual([steps.title, ...onPage]);
  expect(shown(deletion.stepsInApp)).toEqual([
    ...[steps.title, steps.onPageTitle, ...onPage],
    ...[steps.inAppTitle, ...deletion.stepsInApp],
  ]);
});
