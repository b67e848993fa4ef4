import { ScreenshotPicture } from '@/components/ui/screenshot-picture';
import { windowPictureSizes } from '@/lib/brand/layout';
import { windows } from '@/lib/content/windows';

/**
 * A picture of the program's window. At a phone's width its words would be too small to read, so only
 * its lower right part is shown there (app/styles/window-picture.css).
 */
export const WindowsPicture = () => (
  <div className="window-picture raised mt-6 rounded-2xl border border-line">
    <ScreenshotPicture screenshot={windows.picture} sizes={windowPictureSizes} eager />
  </div>
);
