import { fallbacks } from '@/lib/content/fallbacks';

const FIELD_ID = 'tell-link';

interface ManualCopyProps {
  readonly url: string;
}

/** A field with the link, from which visitors can copy it by hand. It gets the focus, which selects the link. */
export const ManualCopy = ({ url }: ManualCopyProps) => (
  <div role="alert" className="px-3 py-2">
    <label htmlFor={FIELD_ID} className="text-sm text-muted">
      {fallbacks.copy}
    </label>
    <input
      id={FIELD_ID}
      readOnly
      autoFocus
      value={url}
      onFocus={(event) => event.target.select()}
      className="mt-2 min-h-12 w-full rounded-lg border border-line bg-surface px-3"
    />
  </div>
);
