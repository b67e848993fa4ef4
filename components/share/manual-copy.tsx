import { useEffect, useRef } from 'react';

const FIELD_ID = 'share-link';

interface ManualCopyProps {
  readonly url: string;
}

/** The link in a field, selected and focused, for browsers that refuse the clipboard. */
export function ManualCopy({ url }: ManualCopyProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <div className="px-3 py-2">
      <label htmlFor={FIELD_ID} className="text-sm text-muted">
        Браузер не дал скопировать. Ссылка выделена, её можно скопировать вручную:
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
