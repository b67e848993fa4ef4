import { partsOf } from '../../support/markup';
import { ExternalLink } from '@/components/ui/external-link';
import { Facts } from '@/components/ui/facts';
import { ScreenshotPicture } from '@/components/ui/screenshot-picture';

it('an external link always opens a new tab, without an opener or a referrer', () => {
  const link = <ExternalLink href="https://a.example" target="_self" rel="opener" />;

  expect(partsOf(link, 'a@target a@rel')).toEqual(['_blank', 'noreferrer']);
});

it('a list of facts leaves out empty strings', () => {
  const facts = <Facts texts={['199 ₽', '', 'Android 8']} note="Для iPhone — нет." />;
  expect(partsOf(facts, 'li p')).toEqual(['199 ₽', 'Android 8', 'Для iPhone — нет.']);

  expect(partsOf(<Facts texts={['', '']} note="" />, 'div')).toEqual([]);
});

const screenshot = { id: 'words', alt: 'Слова.', width: 320, height: 640 };

it('a screenshot is loaded lazily unless it is marked as eager', () => {
  const eager = <ScreenshotPicture eager screenshot={screenshot} sizes="50vw" />;
  expect(partsOf(eager, 'img@loading')).toEqual([undefined]);

  const lazy = <ScreenshotPicture screenshot={screenshot} sizes="50vw" />;
  const kinds = 'source@sizes img@src img@alt img@width img@height img@loading';
  expect(partsOf(lazy, kinds)).toEqual([
    ...['50vw', '50vw', `/screens/${screenshot.id}-light@1x.webp`, 'Слова.', '320', '640', 'lazy'],
  ]);
});
