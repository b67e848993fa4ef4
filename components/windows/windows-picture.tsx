import { ScreenshotPicture } from '@/components/ui/screenshot-picture';
import { windowPictureSizes } from '@/lib/brand/layout';
import { windowsScreenshot } from '@/lib/screenshots/screenshots';

/**
 * A picture of the program's window. In a narrow window its text would be too small to read, so only the
 * lower right part of the picture is shown there (app/styles/window-picture.css).
 */
export const WindowsPicture = () => (
  <div className="window-picture raised mt-6 rounded-2xl border border-line">
    <ScreenshotPicture screenshot={windowsScreenshot()} sizes={windowPictureSizes} eager />
  </div>
);
