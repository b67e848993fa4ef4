import path from 'node:path';
import { sample } from '@/lib/product/sample';

const withoutVersion = (stem: string) => stem.replace(/[-_. ]*\d[\d.]*$/, '');

/**
 * What a new installer is called on the site: like the former one, or, while that is the sample's, like
 * the owner's file, with the new version.
 *
 * @param source path of the owner's file
 */
export function nameOnSite(former: string, source: string, version: string): string {
  const { name, ext } = path.parse(source);
  const stem = withoutVersion(path.parse(former).name);
  const ownStem = withoutVersion(name)
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${stem === sample.installer ? ownStem || 'Setup' : stem}-${version}${ext.toLowerCase()}`;
}
