import { fallbackUrl, pictureSources } from '@/lib/screenshots/files';
import { requireFiles } from '@/lib/screenshots/require-files';
import { type Screenshot } from '@/lib/screenshots/screenshots';
import { settings } from '@/lib/settings';

interface ScreenshotPictureProps {
  readonly screenshot: Screenshot;
  /** How wide the picture stands on the page, as the attribute `sizes` says it. */
  readonly sizes: string;
  /** Loaded with the page: for pictures of the first view. */
  readonly eager?: boolean;
  readonly className?: string;
}

/**
 * A screenshot of the app in the visitor's theme and as large as it stands on the page. A missing
 * file stops the build.
 */
export function ScreenshotPicture({
  screenshot,
  sizes,
  eager = false,
  className,
}: ScreenshotPictureProps) {
  const { id, alt, width, height } = screenshot;
  requireFiles(id);
  return (
    <picture>
      {pictureSources(settings.basePath, screenshot).map(({ type, media, srcSet }) => (
        <source key={srcSet} type={type} media={media} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallbackUrl(settings.basePath, id)}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        className={className}
      />
    </picture>
  );
}
