import { contacts } from '@/lib/content/contacts';
import { deletionEmail, resultPageEmail, topicEmail } from '@/lib/content/emails';
import { resultPages, type ResultPage } from '@/lib/content/result-pages';
import { slides } from '@/lib/content/slides';

const PAGE = 'https://slovar.example/emailError/';

const ofDeletion = deletionEmail('Словарь\u00A0+');
const ofPage = resultPageEmail('Не\u00A0удалось', PAGE);
const ofTopic = topicEmail('Ошибка в\u00A0словаре', ['Слово', 'Что не\u00A0так']);

it.each([ofDeletion, ofPage, ofTopic])(
  '«$subject» has a greeting, room for an answer and plain spaces, which every mail program shows',
  ({ subject, lines }) => {
    expect(lines.slice(0, 2)).toEqual([ofTopic.lines[0], '']);
    expect(lines.at(-1)).toMatch(/: $/);
    expect([subject, ...lines].join('')).not.toContain('\u00A0');
  },
);

it('the email about a topic asks its questions, that about a page names it, that about a deletion the app', () => {
  expect(ofTopic.lines.slice(2)).toEqual(['Слово: ', 'Что не так: ']);
  expect(ofPage.lines.filter((line) => line.includes(PAGE))).toHaveLength(1);
  expect(ofDeletion.subject).toContain('Словарь +');
});

it('the email about a page first asks for the registered address, which that about a deletion ends with', () => {
  expect(ofPage.lines[2]).toBe(ofDeletion.lines.at(-1));
});

it('no topic asks for a password', () => {
  expect(contacts.topics.list.flatMap(({ questions }) => questions).join()).not.toMatch(/парол/i);
});

const pages: readonly ResultPage[] = resultPages;

it.each(pages)(
  '$slug is unique, and says what happened and what to do next',
  ({ slug, title, text, next }) => {
    expect(pages.filter((page) => page.slug === slug)).toHaveLength(1);
    expect([title, text, next].map((said) => said.trim())).not.toContain('');
  },
);

it('only who could not delete the data is led to the form again', () => {
  const again = pages.filter(({ toDeletion }) => toDeletion).map(({ slug }) => slug);

  expect(again).toEqual(['deletionError']);
});

it('nobody is sent back to the app after the data are gone', () => {
  const back = pages.filter(({ backToApp }) => backToApp).map(({ slug }) => slug);

  expect(back.filter((slug) => slug.startsWith('deletion'))).toEqual([]);
});

// An owner without an Android app may have none.
it('every slide has a caption of its own, and says no line twice', () => {
  for (const slide of slides) {
    const lines = Object.entries(slide).flatMap(([field, text]) =>
      /^text\d$/.test(field) ? [text] : [],
    );

    expect([slide.text_mobile, ...lines].map((line) => line.trim())).not.toContain('');
    expect(new Set(lines).size).toBe(lines.length);
    const alike = slides.filter(({ text_mobile }) => text_mobile === slide.text_mobile);
    expect(alike).toEqual([slide]);
  }
});
