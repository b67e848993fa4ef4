import { useEffect, useRef } from 'react';
import { fallbacks } from '@/lib/content/fallbacks';

const FIELD_ID = 'share-link';

interface ManualCopyProps {
  /** Id of the element, which the copy button names in `data-fallback` for the loader. */
  readonly id: string;
  readonly url: string;
  /** How often the browser has refused; 0 keeps the field hidden. */
  readonly refusals: number;
}

/**
 * A field with the link, to be copied by hand. It is in the HTML, hidden, so that the loader can
 * show it when the island's code does not load. Each refusal of the clipboard focuses it, which
 * selects the link.
 */
export function ManualCopy({ id, url, refusals }: ManualCopyProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusals > 0) field.current?.focus();
  }, [refusals]);
  return (
    <div id={id} hidden={refusals === 0} role="alert" className="px-3 py-2">
      <label htmlFor={FIELD_ID} suppressHydrationWarning className="text-sm text-muted">
        {fallbacks.copy}
      </label>
      <input
        ref={field}
        id={FIELD_ID}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className="mt-2 min-h-11 w-full rounded-lg border border-line bg-surface px-3"
      />
    </div>
  );
}
