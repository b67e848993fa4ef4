import { ScreenshotPicture } from '@/components/ui/screenshot-picture';
import { windowPictureSizes } from '@/lib/brand/layout';
import { windows } from '@/lib/content/windows';

/**
 * A picture of the program's window. In a narrow window its text would be too small to read, so the
 * picture keeps a readable size and scrolls by finger or keyboard (app/styles/window-picture.css).
 */
export const WindowsPicture = () => (
  <div
    role="group"
    aria-label="Снимок"
    tabIndex={0}
    className="window-picture raised mt-12 rounded-2xl border border-line"
  >
    <ScreenshotPicture screenshot={windows.picture} sizes={windowPictureSizes} eager />
  </div>
);
