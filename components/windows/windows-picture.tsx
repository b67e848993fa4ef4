import { ScreenshotPicture } from '@/components/ui/screenshot-picture';
import { windowPictureSizes } from '@/lib/brand/layout';
import { enlargedUrl } from '@/lib/browser/urls/enlarged-url';
import { fallbackUrl } from '@/lib/screenshots/picture-files';
import { windowsScreenshot } from '@/lib/screenshots/screenshots';

/** A picture of the program's window, which is a link to the large one. It is smaller on paper, to save a sheet. */
export function WindowsPicture() {
  const screenshot = windowsScreenshot();
  return (
    <a
      href={enlargedUrl(fallbackUrl(screenshot.id))}
      className="beside raised relative mt-6 block cursor-zoom-in overflow-hidden rounded-card border border-line print:w-3/5"
    >
      <span className="sr-only">Увеличить снимок: </span>
      <ScreenshotPicture
        screenshot={screenshot}
        sizes={windowPictureSizes}
        eager
        className="w-full"
      />
    </a>
  );
}
