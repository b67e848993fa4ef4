import { SiteLink } from '@/components/ui/site-link';
import { icons } from '@/lib/logo/draw-icons';
import { MARK_SIZE, markShapes } from '@/lib/logo/mark';
import { findOwnIcon } from '@/lib/logo/own-icon';
import { routes } from '@/lib/site/routes';
import { sitePath } from '@/lib/urls/site-urls';

const fills = {
  accent: 'fill-accent',
  'on-accent': 'fill-on-accent',
  marker: 'fill-marker',
  'on-marker': 'fill-on-marker',
} as const;

const size = {
  width: MARK_SIZE,
  height: MARK_SIZE,
  className: 'h-auto w-[73%] @max-[24px]:hidden',
} as const;

/** The owner's icon or the site's mark. Its `alt` is empty, because the product's name is next to it. */
const Logo = () =>
  findOwnIcon() ? (
    <img src={sitePath(icons.vector)} alt="" {...size} />
  ) : (
    <svg aria-hidden="true" {...size} viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}>
      {markShapes.map(({ color, outline, faint }) => (
        <path
          key={outline}
          d={outline}
          className={faint ? `${fills[color]} opacity-60` : fills[color]}
        />
      ))}
    </svg>
  );

interface BrandLinkProps {
  readonly name: string;
  readonly className?: string;
}

/**
 * A link to the home page with the logo and the product's name, in a row that is a container and wraps. If a word of the
 * name does not fit beside the logo, the logo shrinks and goes. If it does not fit at all, the link has a row of its own.
 */
export const BrandLink = ({ name, className = '' }: BrandLinkProps) => (
  <SiteLink
    href={routes.home}
    className={`${className} grid min-h-12 max-w-max flex-[1_0_min-content] grid-cols-[minmax(0,44px)_auto] items-center rounded-lg text-xl font-bold hyphens-manual`}
  >
    <span className="@container">
      <Logo />
    </span>
    <span className="max-w-[100cqw]">{name}</span>
  </SiteLink>
);
