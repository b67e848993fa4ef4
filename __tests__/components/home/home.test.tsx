import { partsOf } from '../../support/markup';
import { Closing } from '@/components/entry/entry';
import { Words } from '@/components/home/words';
import type * as content from '@/lib/words/home';

jest.mock('@/lib/words/home', () => {
  const { home } = jest.requireActual<typeof content>('@/lib/words/home');
  const recall = { ...home.recall, end: '{known} из {all}. Итого: {known}' };
  return { home: { ...home, recall, closing: 'Слово, [раз], [два].', senses: [] } };
});

it('all words in brackets of the closing sentence have the marker', () => {
  const closing = <Closing>Ссылка</Closing>;
  expect(partsOf(closing, 'mark')).toEqual(['раз', 'два']);
  expect(partsOf(closing, 'p')[1]).toBe('Слово, , .');
});

it('the end of the game is divided wherever CSS puts the number', () => {
  expect(partsOf(<Words>Ссылка</Words>, 'span')).toEqual(['', ' из 0. Итого: ', '']);
});
