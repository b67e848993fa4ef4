import { icons } from '@/lib/logo/draw-icons';
import { MARK_SIZE, markShapes } from '@/lib/logo/mark';
import { findOwnIcon } from '@/lib/logo/own-icon';
import { sitePath } from '@/lib/urls/site-urls';

const fills = {
  accent: 'fill-accent',
  'on-accent': 'fill-on-accent',
  marker: 'fill-marker',
  'on-marker': 'fill-on-marker',
} as const;

/** The owner's icon or the site's mark. Its `alt` is empty, because the product's name is next to it. */
export const Logo = () =>
  findOwnIcon() ? (
    <img
      src={sitePath(icons.vector)}
      alt=""
      width={MARK_SIZE}
      height={MARK_SIZE}
      className="shrink-0"
    />
  ) : (
    <svg
      aria-hidden="true"
      width={MARK_SIZE}
      height={MARK_SIZE}
      viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}
    >
      {markShapes.map(({ color, outline, faint }) => (
        <path
          key={outline}
          d={outline}
          className={faint ? `${fills[color]} opacity-60` : fills[color]}
        />
      ))}
    </svg>
  );
