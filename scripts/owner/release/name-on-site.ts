import path from 'node:path';
import { sample } from '@/lib/product/sample';

const withoutVersion = (stem: string) => stem.replace(/[-_. ]*\d[\d.]*$/, '');

/**
 * Name of a new installer on the site: that of the previous one, or that of the owner's file as
 * long as the previous one is the sample's, with the new version.
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
