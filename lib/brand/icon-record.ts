import record from './icon.json';

/** What `npm run icon` has last made the icons of. */
export const iconRecord: {
  /** Whether that was the owner's icon; otherwise it was our mark. */
  readonly own: boolean;
  readonly digest: string;
} = record;
