import { type Product, type Release } from '@/lib/product/schema';

/** One of the two programs with its releases, newest first. */
export interface Platform {
  readonly id: 'android' | 'windows';
  readonly name: 'Android' | 'Windows';
  readonly releases: readonly Release[];
}

export const platformsOf = ({ android, windows }: Product): readonly Platform[] => [
  { id: 'android', name: 'Android', releases: android.releases },
  { id: 'windows', name: 'Windows', releases: windows.releases },
];

/** Where a release stands on the page of changes; others link to it, so it never changes. */
export const releaseAnchor = (platform: Platform['id'], version: string) =>
  `${platform}-${version}`;
