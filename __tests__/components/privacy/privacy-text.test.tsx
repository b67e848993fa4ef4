import { partsOf } from '../../support/markup';
import { PrivacyText } from '@/components/privacy/privacy-text';
import { privacy } from '@/lib/content/privacy';
import { longDate } from '@/lib/text/long-date';

const date = '2026-11-20';
const kinds = 'p time@datetime time h2 h3 ul li a a@href a@target';
const partsOfPolicy = (day: string, ...paragraphs: string[]) =>
  partsOf(<PrivacyText text={{ date: day, paragraphs }} />, kinds);

it('the privacy policy shows its date only if it has one', () => {
  expect(partsOfPolicy(date)).toEqual([privacy.edition, date, longDate(date)]);
  expect(partsOfPolicy('')).toEqual([]);
});

it('the privacy policy shows its paragraphs, headings, lists and links', () => {
  const list = ['- [Контакты](/help/)', '- [почта](mailto:a@b.ru)'];

  expect(partsOfPolicy('', 'Да.', '# Кто мы', ...list, '### Как', '[Так](https://a.ru)')).toEqual([
    ...['Да.', 'Кто мы', '', '', 'Контакты', '/help/', undefined],
    ...['', 'почта', 'mailto:a@b.ru', undefined, 'Как', '', 'Так', 'https://a.ru', '_blank'],
  ]);
});
