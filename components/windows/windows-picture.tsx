import { ScreenshotPicture } from '@/components/screenshot/screenshot-picture';
import { ZoomInIcon } from '@/components/ui/icons';
import { windows } from '@/lib/content/windows';
import { enlargedUrl, fallbackUrl } from '@/lib/screenshots/files';
import { settings } from '@/lib/settings';

/**
 * The program's window. At a phone's width its words would be too small to read. There it is shown at
 * three quarters of its size, without its title and side bar, and with a link to the whole picture,
 * which the visitor can zoom.
 */
export const WindowsPicture = () => (
  <div className="raised relative mt-12 overflow-hidden rounded-2xl border border-line">
    <ScreenshotPicture
      screenshot={windows.picture}
      sizes="(min-width: 1200px) 1104px, (min-width: 480px) 100vw, 600px"
      eager
      className="block w-full max-[480px]:mt-[-31px] max-[480px]:ml-[-154px] max-[480px]:w-[600px] max-[480px]:max-w-none"
    />
    <a
      href={enlargedUrl(fallbackUrl(settings.basePath, windows.picture.id))}
      aria-label="Увеличить снимок"
      className="absolute inset-0 rounded-2xl -outline-offset-3 min-[480px]:hidden"
    >
      <span className="round-button absolute right-2 bottom-2">
        <ZoomInIcon />
      </span>
    </a>
  </div>
);
