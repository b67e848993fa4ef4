import { fallbackUrl, pictureSources } from '@/lib/screenshots/picture-files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

interface ScreenshotPictureProps {
  readonly screenshot: Screenshot;
  /** Width of the picture on the page, for the attribute `sizes`. */
  readonly sizes: string;
  /** Whether the picture is visible without scrolling. Other pictures are loaded lazily. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A screenshot of the app, in the visitor's theme and in the size that the page needs. */
export function ScreenshotPicture({ screenshot, sizes, eager, className }: ScreenshotPictureProps) {
  const { id, alt, width, height } = screenshot;
  return (
    <picture>
      {pictureSources(id, width).map(({ type, media, srcSet }) => (
        <source key={srcSet} type={type} media={media} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        alt={alt}
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        src={fallbackUrl(id)}
        className={className}
      />
    </picture>
  );
}
