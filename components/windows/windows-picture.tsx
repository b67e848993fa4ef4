import { ScreenshotPicture } from '@/components/ui/screenshot-picture';
import { windowPictureSizes } from '@/lib/brand/layout';
import { windows } from '@/lib/content/windows';

/**
 * A picture of the program's window. At a phone's width its words would be too small to read, so it
 * keeps a readable size there and scrolls by finger or keyboard (app/styles/window-picture.css).
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
