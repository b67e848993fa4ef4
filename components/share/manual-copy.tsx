import { useEffect, useId, useRef } from 'react';

interface ManualCopyProps {
  readonly url: string;
}

/** The link in a field, selected and focused, for browsers that refuse the clipboard. */
export function ManualCopy({ url }: ManualCopyProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <div className="px-3 pb-2">
      <label htmlFor={id} className="text-sm text-muted">
        Браузер не дал скопировать. Ссылка выделена, её можно скопировать вручную:
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className="mt-1 min-h-11 w-full rounded-lg border border-line bg-canvas px-3"
      />
    </div>
  );
}
