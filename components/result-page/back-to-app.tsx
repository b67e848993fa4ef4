import { resultLinks } from '@/lib/content/result-links';

interface BackToAppProps {
  readonly href: string;
  readonly className: string;
}

/**
 * Link that opens the app on an Android phone. It does not work on an iPhone, so CSS hides it in
 * browsers that support `-webkit-touch-callout`, a property that only iOS has.
 */
export const BackToApp = ({ href, className }: BackToAppProps) => (
  <span className="hidden phone:not-supports-[-webkit-touch-callout:none]:contents">
    <a href={href} className={className}>
      {resultLinks.backToApp}
    </a>
  </span>
);
