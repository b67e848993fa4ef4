import { longDate } from '@/lib/text/long-date';

interface ReleaseDateProps {
  /** A date such as 2026-11-20. If it is empty, nothing is shown. */
  readonly date: string;
}

/** The date of a release: in Russian for visitors, in ISO form for software. */
export const ReleaseDate = ({ date }: ReleaseDateProps) =>
  date === '' ? null : (
    <time dateTime={date} className="text-muted">
      {longDate(date)}
    </time>
  );
