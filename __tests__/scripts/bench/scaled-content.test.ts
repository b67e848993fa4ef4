/** @jest-environment node */
import { facts } from '@/lib/content/facts';
import { slides } from '@/lib/content/slides';
import { parseFacts } from '@/lib/product/parse';
import { manyFacts, manySlides } from '@/scripts/bench/scaled-content';

it('there are 200 slides, no two alike', () => {
  const many = manySlides(slides);

  expect(many).toHaveLength(200);
  expect(new Set(many.map(({ text1 }) => text1)).size).toBe(200);
});

it('there are 500 dictionaries and 300 versions, which the fact file may hold', () => {
  const many = parseFacts(manyFacts(facts));

  expect(many.dictionaries).toHaveLength(500);
  expect(many.android.releases).toHaveLength(300);
});

it('the newest version stays the newest', () => {
  expect(manyFacts(facts).android.releases[0]?.version).toBe(facts.android.releases[0]?.version);
});
