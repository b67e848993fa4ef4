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

const size = { width: MARK_SIZE, height: MARK_SIZE } as const;

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

/** A link to the home page with the logo and the product's name. If there is no room for both, the logo shrinks. */
export const BrandLink = ({ name }: { readonly name: string }) => (
  <SiteLink href={routes.home} className="brand">
    <Logo />
    <span>{name}</span>
  </SiteLink>
);
