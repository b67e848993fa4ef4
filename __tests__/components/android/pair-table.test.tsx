/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { PairTable } from '@/components/android/pair-table';

const tableOf = (count: number) =>
  renderToStaticMarkup(
    <PairTable
      pairs={Array.from({ length: count }, (_, n) => ({
        code: 'de',
        from: `Язык ${n}`,
        own: `Sprache ${n}`,
        to: 'Русский',
      }))}
    />,
  );

it('every pair has a row that takes next to nothing beside its words, the foreign one marked', () => {
  const rows = tableOf(500).match(/<tr>.*?<\/tr>/g);

  expect(rows).toHaveLength(1 + 500);
  expect(rows?.at(-1)).toBe(
    '<tr><th scope="row">Язык 499 <i lang="de">Sprache 499</i></th><td>Русский</td></tr>',
  );
});

it.each([
  [30, false],
  [31, true],
])('of %i rows, has a frame that the keyboard can reach and scroll: %s', (count, framed) => {
  expect(/<div role="group" aria-label=".+?" tabindex="0"/.test(tableOf(count))).toBe(framed);
});
