import { fileTypes, headerRules, type Headers } from './headers';
import { type Settings } from '@/lib/settings/parse';

/**
 * Headers by the pattern of their addresses, for hosts that match addresses by a wildcard; the first
 * pattern is for the whole site.
 *
 * @param below the host's wildcard for all in a folder
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
