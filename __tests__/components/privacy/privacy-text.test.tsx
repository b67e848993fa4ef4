/** @jest-environment node */
import { markup } from '../../support/markup';
import { PrivacyText } from '@/components/privacy/privacy-text';
import { privacy } from '@/lib/content/privacy';
import { longDate } from '@/lib/format/long-date';

const paragraphs = ['Мы бережём данные.', 'И никому их не даём.'];
const date = '2026-11-21';

it('shows the owner’s paragraphs in their order', () => {
  expect(markup(<PrivacyText text={{ date: '', paragraphs }} />).texts('p time')).toEqual(
    paragraphs,
  );
});

it('tells the day of the edition before them once it is known', () => {
  const { texts, values } = markup(<PrivacyText text={{ date, paragraphs }} />);

  expect(texts('p time')).toEqual([privacy.edition, longDate(date), ...paragraphs]);
  expect(values('time', 'datetime')).toEqual([date]);
});
