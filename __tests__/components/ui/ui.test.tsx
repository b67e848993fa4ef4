import { partsOf } from '../../support/markup';
import { FactLine } from '@/components/ui/lists';
import { ScreenshotPicture } from '@/components/ui/screenshot-picture';

it('a list of facts leaves out empty strings, and is not shown if it is empty', () => {
  expect(partsOf(<FactLine facts={['199 ₽', '']} />, 'li')).toEqual(['199 ₽']);
  expect(partsOf(<FactLine facts={['']} />, 'ul')).toEqual([]);
});

it('a screenshot is loaded lazily unless it is marked as eager', () => {
  const screenshot = { id: 'words', alt: 'Слова.', width: 320, height: 640 };
  const kinds = 'source@sizes img@src img@alt img@width img@height img@loading';
  const shown = ['50vw', '50vw', '/screens/words-light@1x.webp', 'Слова.', '320', '640'];

  const lazy = <ScreenshotPicture screenshot={screenshot} sizes="50vw" />;
  expect(partsOf(lazy, kinds)).toEqual([...shown, 'lazy']);

  const eager = <ScreenshotPicture eager screenshot={screenshot} sizes="50vw" />;
  expect(partsOf(eager, kinds)).toEqual([...shown, undefined]);
});
