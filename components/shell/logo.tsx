import { MARK_SIZE, type MarkColor, markShapes, TILE_RADIUS } from '@/lib/brand/mark';

const fills: Record<MarkColor, string> = {
  accent: 'fill-accent',
  'on-accent': 'fill-on-accent',
  marker: 'fill-marker',
  'on-marker': 'fill-on-marker',
};

/** The mark on its tile. Decorative, since the product's name stands beside it. */
export const Logo = () => (
  <svg
    aria-hidden="true"
    width={MARK_SIZE}
    height={MARK_SIZE}
    viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}
    className="shrink-0"
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
