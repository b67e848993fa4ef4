import { textLinkStyle } from '@/components/ui/text-link-style';
import { deletion } from '@/lib/content/deletion';
import { mailto } from '@/lib/mailto';
import { settings } from '@/lib/settings';

/** The wait explained, and the way that needs neither the form nor scripts. */
export const DeletionHelp = () => (
  <div className="mt-10 max-w-prose space-y-3 border-t border-line pt-6 text-muted">
    <p>{deletion.wait}</p>
    <p>
      {deletion.help}{' '}
      <a href={mailto(settings.supportEmail)} className={textLinkStyle}>
        {settings.supportEmail}
      </a>
      .
    </p>
  </div>
);
