import path from 'node:path';
import { sample } from '@/lib/product/sample';

const withoutVersion = (stem: string) => stem.replace(/[-_. ]*\d[\d.]*$/, '');

/**
 * Returns the name of a new installer on the site: the name of the previous installer with the new version.
 * If the previous one is the sample's, the name of the owner's file is used instead.
 *
 * @param former name of the previous installer
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
