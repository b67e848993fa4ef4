import { deletionEmail, resultPageEmail, topicEmail } from '@/lib/emails/emails';

const PAGE = 'https://slovar.example/emailError/';

const ofDeletion = deletionEmail('Словарь\u00A0+');
const ofPage = resultPageEmail('Не\u00A0удалось', PAGE);
const ofTopic = topicEmail('Ошибка в\u00A0словаре', ['Слово', 'Что не\u00A0так']);

const all = [ofDeletion, ofPage, ofTopic];

it.each(all)('the email «$subject» begins with a greeting', ({ subject, lines }) => {
  expect(lines.slice(0, 2)).toEqual([ofTopic.lines[0], '']);
  expect(lines.at(-1)).toMatch(/: $/);
  expect([subject, ...lines].join('')).not.toContain('\u00A0');
});

it('an email about a topic contains the topic’s questions', () => {
  expect(ofTopic.lines.slice(2)).toEqual(['Слово: ', 'Что не так: ']);
});

it('an email about a result page contains the page’s address once', () => {
  expect(ofPage.lines.filter((line) => line.includes(PAGE))).toHaveLength(1);
});

it('the subject of a deletion email contains the app’s name', () => {
  expect(ofDeletion.subject).toContain('Словарь +');
});
