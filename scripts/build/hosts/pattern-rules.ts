import { fileTypes, headerRules, type Headers } from './headers';
import { type Settings } from '@/lib/settings/parse';

/**
 * Returns pairs of an address pattern and its headers, for hosts that match addresses by wildcards. The
 * first pattern is for the whole site.
 *
 * @param below the host's wildcard for everything in a folder
 */
export const patternRules = (settings: Settings, below: string): [string, Headers][] => [
  ...headerRules(settings).map(({ folder, headers }): [string, Headers] => [
    settings.basePath + folder + below,
    headers,
  ]),
  ...Object.entries(fileTypes).map(([address, type]): [string, Headers] => [
    settings.basePath + address,
    { 'Content-Type': type },
  ]),
];
