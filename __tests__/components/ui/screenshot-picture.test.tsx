import { renderToStaticMarkup } from 'react-dom/server';
import { partsOf } from '../../support/markup';
import { ScreenshotPicture } from '@/components/ui/screenshot-picture';
import { screenshots } from '@/lib/screenshots/screenshots';

const screenshot = { ...[...screenshots.values()][0]!, alt: 'Слова.', width: 320, height: 640 };

it('a screenshot is loaded lazily unless it is marked eager, and has width, height and sizes', () => {
  const eager = <ScreenshotPicture eager screenshot={screenshot} sizes="50vw" />;
  expect(partsOf(eager, 'img@loading')).toEqual([undefined]);

  const late = <ScreenshotPicture screenshot={screenshot} sizes="50vw" />;
  const kinds = 'source@sizes img@src img@alt img@width img@height img@loading';
  expect(partsOf(late, kinds)).toEqual([
    ...['50vw', '50vw', `/screens/${screenshot.id}-light@1x.webp`, 'Слова.', '320', '640', 'lazy'],
  ]);
});

it('a screenshot without its file stops the build with a message that says what to do', () => {
  const missing = <ScreenshotPicture screenshot={{ ...screenshot, id: 'none' }} sizes="" />;

  expect(() => renderToStaticMarkup(missing)).toThrow(
    /^Нет картинки public\/screens\/none-.*: положите снимок screenshots\/none\.png и выполните npm run screenshots -- none\.$/,
  );
});
