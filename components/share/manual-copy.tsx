import { useEffect, useRef } from 'react';
import { fallbacks } from '@/lib/content/fallbacks';

const FIELD_ID = 'share-link';

interface ManualCopyProps {
  /** Id of the element. The copy button's `data-fallback` passes it to the loader. */
  readonly id: string;
  readonly url: string;
  readonly isShown: boolean;
}

/**
 * A field with the link, from which visitors can copy it by hand. The HTML contains the field as a hidden
 * element, so that the loader can show it if the island's code does not load. When React shows the field, the
 * field gets the focus, which selects the link.
 */
export function ManualCopy({ id, url, isShown }: ManualCopyProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isShown) field.current?.focus();
  }, [isShown]);
  return (
    <div id={id} hidden={!isShown} role="alert" className="px-3 py-2">
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
