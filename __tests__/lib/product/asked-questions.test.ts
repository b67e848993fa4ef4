import { contacts } from '@/lib/content/contacts';
import { askedQuestions } from '@/lib/product/asked-questions';

const { whichDictionary } = contacts.topics;
const pair = { code: 'de', from: 'Немецкий', own: 'Deutsch', to: 'Русский' };

it.each([
  ['one dictionary', [pair], false, ['Слово']],
  ['one dictionary and unnamed others', [pair], true, [whichDictionary, 'Слово']],
  ['several dictionaries', [pair, pair], false, [whichDictionary, 'Слово']],
  ['no named dictionary', [], false, [whichDictionary, 'Слово']],
])(
  'for an app with %s, the question which dictionary is asked only if there is a choice',
  (_, all, more, asked) => {
    const product = { dictionaries: all, moreDictionaries: more };

    expect(askedQuestions([whichDictionary, 'Слово'], product)).toEqual(asked);
  },
);
