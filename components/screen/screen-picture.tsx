import { requirePictures } from '@/lib/require-pictures';
import { screenFallback, screenSources } from '@/lib/screen-sources';
import { type Screen } from '@/lib/screens';
import { settings } from '@/lib/settings';

interface ScreenPictureProps {
  readonly screen: Screen;
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
export function ScreenPicture({ screen, sizes, eager = false, className }: ScreenPictureProps) {
  requirePictures(screen);
  return (
    <picture>
      {screenSources(settings.basePath, screen).map(({ type, media, srcSet }) => (
        <source key={srcSet} type={type} media={media} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={screenFallback(settings.basePath, screen)}
        alt={screen.alt}
        width={screen.width}
        height={screen.height}
        loading={eager ? 'eager' : 'lazy'}
        draggable={false}
        className={className}
      />
    </picture>
  );
}
