import { ZoomInIcon } from '@/components/ui/icons';
import { ScreenshotPicture } from '@/components/ui/screenshot-picture';
import { windowPictureSizes } from '@/lib/brand/layout';
import { windows } from '@/lib/content/windows';
import { enlargedUrl, fallbackUrl } from '@/lib/screenshots/files';
import { settings } from '@/lib/settings';

/**
 * The program's window. At a phone's width its words would be too small to read. There it is shown at
 * three quarters of its size, without its title and side bar, and with a link to the whole picture,
 * which the visitor can zoom (app/styles/window-picture.css).
 */
export const WindowsPicture = () => (
  <div className="window-picture raised relative mt-12 overflow-hidden rounded-2xl border border-line">
    <ScreenshotPicture screenshot={windows.picture} sizes={windowPictureSizes} eager />
    <a
      href={enlargedUrl(fallbackUrl(settings.basePath, windows.picture.id))}
      aria-label="Увеличить снимок"
    >
      <span className="round-button">
        <ZoomInIcon />
      </span>
    </a>
  </div>
);
