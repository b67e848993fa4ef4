import { partsOf } from '../../support/markup';
import { emptyProduct, fullProduct } from '../../support/product';
import { DeletionData } from '@/components/deletion/deletion-data';
import { deletion as page } from '@/lib/content/deletion';

const { deletion } = fullProduct;
const { data } = page;

it('the deletion page shows the owner’s facts about deleted and kept data, and leaves out the facts that are missing', () => {
  const shown = (product: typeof deletion) =>
    partsOf(<DeletionData product={product} />, 'h2 h3 ul li p');

  expect(shown(emptyProduct.deletion)).toEqual([data.title, data.final, data.onDevice]);
  expect(shown(deletion)).toEqual([
    ...[data.title, data.final, deletion.processing],
    ...[data.deletedTitle, '', ...deletion.deleted],
    ...[data.keptTitle, '', ...deletion.kept],
    ...[deletion.retention, data.onDevice],
  ]);
});
