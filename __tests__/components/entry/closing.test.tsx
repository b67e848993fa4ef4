import { partsOf } from '../../support/markup';
import { Closing } from '@/components/entry/entry';
import { home } from '@/lib/content/home';

it('only the words in brackets of the closing sentence have the marker', () => {
  const closing = <Closing>Ссылка</Closing>;
  expect(partsOf(closing, 'mark')).toEqual(home.closing.match(/(?<=\[)[^\]]+/g) ?? []);
  expect(partsOf(closing, 'p').join()).not.toMatch(/[[\]]/);
});
