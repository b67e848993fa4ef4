/**
 * The mark: a dictionary's thumb index with a plus on its open tab. Decorative,
 * since the product's name stands beside it.
 */
export const Logo = () => (
  <svg aria-hidden="true" width="36" height="36" viewBox="0 0 36 36" className="shrink-0">
    <rect width="36" height="36" rx="9" className="fill-accent" />
    <path d="M9 7h13v22H9a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z" className="fill-on-accent" />
    <path d="M22 7h2.5a2 2 0 0 1 2 2v2.5a2 2 0 0 1-2 2H22z" className="fill-on-accent opacity-60" />
    <path
      d="M22 22.5h2.5a2 2 0 0 1 2 2V27a2 2 0 0 1-2 2H22z"
      className="fill-on-accent opacity-60"
    />
    <path d="M22 13.5h5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-5z" className="fill-marker" />
    <path
      d="M25.5 15.75v4.5M23.25 18h4.5"
      className="stroke-on-marker"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
    <path
      d="M10.5 12h8M10.5 16h6M10.5 20h8M10.5 24h4.5"
      className="stroke-accent"
      strokeWidth="1.75"
      strokeLinecap="round"
    />
  </svg>
);
