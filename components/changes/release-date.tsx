import { longDate } from '@/lib/text/long-date';

interface ReleaseDateProps {
  /** Such as 2026-11-20; empty if it is not known, and then nothing is shown. */
  readonly date: string;
}

/** The day of a release, for people and, in ISO form, for programs. */
export const ReleaseDate = ({ date }: ReleaseDateProps) =>
  date === '' ? null : (
    <time dateTime={date} className="text-muted">
      {longDate(date)}
    </time>
  );
