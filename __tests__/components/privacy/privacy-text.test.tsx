import { partsOf } from '../../support/markup';
import { PrivacyText } from '@/components/privacy/privacy-text';
import { privacy } from '@/lib/content/privacy';
import { longDate } from '@/lib/text/long-date';

it('the privacy policy is shown as HTML, with a date only if the owner has entered one', () => {
  const list = ['- [Контакты](/help/)', '- [почта](mailto:a@b.ru)'];
  const paragraphs = ['Да.', '# Кто мы', ...list, '### Как', '[Так](https://a.ru)'];
  const shown = [
    ...['Да.', 'Кто мы', '', '', 'Контакты', '/help/', undefined],
    ...['', 'почта', 'mailto:a@b.ru', undefined, 'Как', '', 'Так', 'https://a.ru', '_blank'],
  ];
  const partsWith = (date: string) => {
    const text = <PrivacyText text={{ date, paragraphs }} />;
    return partsOf(text, 'p time@datetime time h2 h3 ul li a a@href a@target');
  };

  const day = '2026-11-20';
  expect(partsWith(day)).toEqual([privacy.edition, day, longDate(day), ...shown]);
  expect(partsWith('')).toEqual(shown);
});
