import { parseSettings } from '@/lib/settings/parse';
import { hostFiles } from '@/scripts/build/hosts';

/** Builds a file for a host from some environment variables. `text` is undefined if the site needs no such file. */
export function hostFile(name: string, variables: Readonly<Record<string, string>> = {}) {
  const text = hostFiles(parseSettings(variables)).find((one) => one.name === name)?.text;
  return { text, json: () => JSON.parse(String(text)) as unknown };
}
