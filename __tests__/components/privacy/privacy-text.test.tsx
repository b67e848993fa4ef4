import { partsOf } from '../../support/markup';
import { PrivacyText } from '@/components/privacy/privacy-text';
import { privacy } from '@/lib/content/privacy';
import { longDate } from '@/lib/text/long-date';

const date = '2026-11-20';

it('the privacy policy shows its date, if it has one, and then its paragraphs in the owner’s order', () => {
  const paragraphs = [
    ...['Мы бережём данные.', '# Кто мы', '- [Контакты](/help/)', '- [почта](mailto:a@b.ru)'],
    ...['### Как', '[Так](https://a.ru)'],
  ];
  const shown = [
    ...['Мы бережём данные.', 'Кто мы', '', '', 'Контакты', '/help/', undefined],
    ...['', 'почта', 'mailto:a@b.ru', undefined, 'Как', '', 'Так', 'https://a.ru', '_blank'],
  ];
  const partsWith = (day: string) => {
    const text = <PrivacyText text={{ date: day, paragraphs }} />;
    return partsOf(text, 'p time@datetime time h2 h3 ul li a a@href a@target');
  };

  expect(partsWith(date)).toEqual([privacy.edition, date, longDate(date), ...shown]);
  expect(partsWith('')).toEqual(shown);
});
