import { screens, type ScreenId } from '@/lib/content/screens';
import { screenFallback, screenSources } from '@/lib/screen-sources';
import { settings } from '@/lib/settings';

interface ScreenPictureProps {
  readonly id: ScreenId;
  /** How wide the picture stands on the page, as the attribute `sizes` says it. */
  readonly sizes: string;
  /** Loaded with the page: for pictures of the first view. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A screenshot of the app in the visitor's theme and as large as it stands on the page. */
export function ScreenPicture({ id, sizes, eager = false, className }: ScreenPictureProps) {
  const screen = screens[id];
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
        decoding="async"
        draggable={false}
        className={className}
      />
    </picture>
  );
}
