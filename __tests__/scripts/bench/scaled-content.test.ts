/** @jest-environment node */
import { product } from '@/lib/content/product';
import { slides } from '@/lib/content/slides';
import { parseProduct } from '@/lib/product/parse';
import { grownProduct, manySlides } from '@/scripts/bench/scaled-content';

it('there are 200 slides, no two alike', () => {
  const many = manySlides(slides);

  expect(many).toHaveLength(200);
  expect(new Set(many.map(({ text1 }) => text1)).size).toBe(200);
});

it('there are 500 dictionaries and 300 versions, which the product file may hold', () => {
  const many = parseProduct(grownProduct(product));

  expect(many.dictionaries).toHaveLength(500);
  expect(many.android.releases).toHaveLength(300);
});

it('the newest version stays the newest', () => {
  expect(grownProduct(product).android.releases[0]?.version).toBe(
    product.android.releases[0]?.version,
  );
});
