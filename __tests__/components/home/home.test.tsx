import { partsOf } from '../../support/markup';
import { Closing } from '@/components/entry/entry';
import { Game } from '@/components/home/game';
import type * as content from '@/lib/words/home';

jest.mock('@/lib/words/home', () => {
  const { home } = jest.requireActual<typeof content>('@/lib/words/home');
  const game = { ...home.game, end: '{known} из {all}. Итого: {known}' };
  return { home: { ...home, game, closing: 'Слово, [раз], [два].', senses: [] } };
});

it('all words in brackets of the closing sentence have the marker', () => {
  const closing = <Closing>Ссылка</Closing>;
  expect(partsOf(closing, 'mark')).toEqual(['раз', 'два']);
  expect(partsOf(closing, 'p')[1]).toBe('Слово, , .');
});

it('the end of the game is divided wherever CSS puts the number', () => {
  expect(partsOf(<Game>Ссылка</Game>, 'span')).toEqual(['', ' из 0. Итого: ', '']);
});
