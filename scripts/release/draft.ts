import { type Change } from '@/lib/content/facts-schema';

export const platformIds = ['android', 'windows'] as const;

export type PlatformId = (typeof platformIds)[number];

/** What the owner says about a new release. */
export interface ReleaseDraft {
  readonly platform: PlatformId;
  readonly version: string;
  /** Such as 2026-11-20. */
  readonly date: string;
  readonly changes: readonly Change[];
  /** Of Windows only. */
  readonly installer?: DraftInstaller;
}

export interface DraftInstaller {
  /** Path of the owner's file. */
  readonly path: string;
  /** Name in the file's signature; empty: unsigned. */
  readonly signedBy: string;
}
