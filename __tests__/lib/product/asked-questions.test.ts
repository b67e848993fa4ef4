import { contacts } from '@/lib/content/contacts';
import { askedQuestions } from '@/lib/product/asked-questions';

const { whichDictionary } = contacts.topics;
const pair = { code: 'de', from: 'Немецкий', own: 'Deutsch', to: 'Русский' };

it.each([
  ['not asked for an app with one dictionary', [pair], false, ['Слово']],
  [
    'asked for an app with one named dictionary and others',
    [pair],
    true,
    [whichDictionary, 'Слово'],
  ],
  ['asked for an app with several dictionaries', [pair, pair], false, [whichDictionary, 'Слово']],
  ['asked for an app without a named dictionary', [], false, [whichDictionary, 'Слово']],
])('the question about the dictionary is %s', (_, all, more, asked) => {
  const product = { dictionaries: all, moreDictionaries: more };

  expect(askedQuestions([whichDictionary, 'Слово'], product)).toEqual(asked);
});
