import { contacts } from '@/lib/content/contacts';
import { askedQuestions } from '@/lib/product/asked-questions';

const { whichDictionary } = contacts.topics;
const pair = { code: 'de', from: 'Немецкий', own: 'Deutsch', to: 'Русский' };

it.each([
  ['one dictionary', [pair], false, ['Слово']],
  ['one and others that are not named', [pair], true, [whichDictionary, 'Слово']],
  ['several', [pair, pair], false, [whichDictionary, 'Слово']],
  ['none that is named', [], false, [whichDictionary, 'Слово']],
])('of an app with %s a topic asks which only if there is a choice', (_, all, more, asked) => {
  const product = { dictionaries: all, moreDictionaries: more };

  expect(askedQuestions([whichDictionary, 'Слово'], product)).toEqual(asked);
});
