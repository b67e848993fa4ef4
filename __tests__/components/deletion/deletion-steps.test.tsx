import { partsOf } from '../../support/markup';
import { fullProduct } from '../../support/product';
import { DeletionSteps } from '@/components/deletion/deletion-steps';
import { deletion as page } from '@/lib/content/deletion';

const { deletion } = fullProduct;
const { steps } = page;

it('the deletion page shows the steps on the page first, and then the steps in the app if the owner has entered any', () => {
  const shown = (inApp: readonly string[]) =>
    partsOf(<DeletionSteps inApp={inApp} />, 'h2 h3 li p');
  const onPage = [...steps.onPage, steps.noApp];

  expect(shown([])).toEqual([steps.title, ...onPage]);
  expect(shown(deletion.stepsInApp)).toEqual([
    ...[steps.title, steps.onPageTitle, ...onPage],
    ...[steps.inAppTitle, ...deletion.stepsInApp],
  ]);
});
