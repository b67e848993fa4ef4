import { fullProduct } from './product';
import { parseSettings } from '@/lib/settings/parse';
import { hostFiles } from '@/scripts/export/host-files';

/** What a file for hosts is made of, beside the default settings. */
interface Sources {
  /** Variables of the environment. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly certificates?: string[];
}

/** Builds a file for hosts. `text` is undefined if the site needs none. */
export function hostFile(name: string, { variables = {}, ...changed }: Sources = {}) {
  const app = { ...fullProduct.app, ...changed };
  const files = hostFiles({ ...parseSettings(variables), app });
  const text = files.find((one) => one.name === name)?.text;
  return { text, json: () => JSON.parse(String(text)) as unknown };
}
