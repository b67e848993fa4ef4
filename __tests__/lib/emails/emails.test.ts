import { fullSite } from '../../support/site';
import { deletionEmail, resultPageEmail, topicEmail } from '@/lib/emails/emails';
import { contacts } from '@/lib/words/contacts';

const PAGE = 'https://slovar.example/emailError/';

const ofDeletion = deletionEmail('Словарь\u00a0+');
const ofPage = resultPageEmail('Не\u00a0удалось', PAGE);
const topic = { title: 'Ошибка в\u00A0словаре', questions: ['Слово', 'Что не\u00A0так'] };
const ofTopic = topicEmail(topic, fullSite);

it.each([ofDeletion, ofPage, ofTopic])('the email «$subject» begins with a greeting', (own) => {
  expect(own.lines.slice(0, 2)).toEqual([ofTopic.lines[0], '']);
  expect(own.lines.at(-1)).toMatch(/: $/);
  expect([own.subject, ...own.lines].join('')).not.toContain('\u00A0');
});

it('emails contain the topic’s questions, the app’s name, and the page’s address once', () => {
  expect(ofTopic.lines.slice(2)).toEqual(['Слово: ', 'Что не так: ']);
  expect(ofDeletion.subject).toContain('Словарь +');
  expect(ofPage.lines.filter((line) => line.includes(PAGE))).toHaveLength(1);
});

it.each([
  ['does not ask', 'the app has only one dictionary', 1, false, 0],
  ['asks', 'only one of the app’s dictionaries is listed', 1, true, 1],
  ['asks', 'the app has two dictionaries', 2, false, 1],
])('an email %s for the dictionary if %s', (_what, _if, count, moreDictionaries, asked) => {
  const dictionaries = fullSite.dictionaries.slice(0, count);
  const asking = { ...topic, asksDictionary: true };

  const { lines } = topicEmail(asking, { dictionaries, moreDictionaries });
  const more = contacts.topics?.whichDictionary ? asked : 0;
  expect(lines).toHaveLength(ofTopic.lines.length + more);
});
