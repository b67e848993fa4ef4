import { contacts } from '@/lib/content/contacts';
import { askedQuestions } from '@/lib/product/asked-questions';

const { whichDictionary } = contacts.topics;
const both = [whichDictionary, 'Слово'];
const pair = { code: 'de', from: 'Немецкий', own: 'Deutsch', to: 'Русский' };

it.each([
  ['not asked for an app with one dictionary', [pair], false, ['Слово']],
  ['asked for an app with one named dictionary and others', [pair], true, both],
  ['asked for an app with several dictionaries', [pair, pair], false, both],
  ['asked for an app without a named dictionary', [], false, both],
])('the question about the dictionary is %s', (_, all, more, asked) => {
  const product = { dictionaries: all, moreDictionaries: more };

  expect(askedQuestions(both, product)).toEqual(asked);
});
