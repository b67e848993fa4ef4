import { screens, type ScreenId } from '@/lib/content/screens';
import { screenFallback, screenSources } from '@/lib/screen-sources';
import { settings } from '@/lib/settings';

interface ScreenPictureProps {
  readonly id: ScreenId;
  /** Loaded with the page: for pictures of the first view. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A screenshot of the app in the visitor's theme and density. */
export function ScreenPicture({ id, eager = false, className }: ScreenPictureProps) {
  const { alt, width, height } = screens[id];
  return (
    <picture>
      {screenSources(settings.basePath, id).map(({ type, media, srcSet }) => (
        <source key={srcSet} type={type} media={media} srcSet={srcSet} />
      ))}
      <img
        src={screenFallback(settings.basePath, id)}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        className={className}
      />
    </picture>
  );
}
