import { siteIcons } from '@/lib/brand/icons';
import { MARK_SIZE, type MarkColor, markShapes, TILE_RADIUS } from '@/lib/brand/mark';
import { findOwnIcon } from '@/lib/icons/own-icon';
import { settings } from '@/lib/settings';
import { assetPath } from '@/lib/urls/site-urls';

const fills: Record<MarkColor, string> = {
  accent: 'fill-accent',
  'on-accent': 'fill-on-accent',
  marker: 'fill-marker',
  'on-marker': 'fill-on-marker',
};

/** The site's mark on a tile, in the theme's colours. */
const DrawnMark = () => (
  <svg
    aria-hidden="true"
    width={MARK_SIZE}
    height={MARK_SIZE}
    viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}
  >
    <rect width={MARK_SIZE} height={MARK_SIZE} rx={TILE_RADIUS} className={fills.accent} />
    {markShapes.map(({ color, outline, faint }) => (
      <path
        key={outline}
        d={outline}
        className={faint ? `${fills[color]} opacity-60` : fills[color]}
      />
    ))}
  </svg>
);

/** The owner's icon or the site's logo. Its `alt` is empty, because the product's name is next to it. */
export const Logo = () =>
  findOwnIcon(process.cwd()) ? (
    <img
      src={assetPath(settings.basePath, siteIcons.vector)}
      alt=""
      width={MARK_SIZE}
      height={MARK_SIZE}
      className="shrink-0"
    />
  ) : (
    <DrawnMark />
  );
