import { fullProduct } from './product';
import { parseSettings } from '@/lib/settings/parse';
import { hostFiles } from '@/scripts/export/host-files';

export const { app } = fullProduct;

export const settings = parseSettings({
  HSTS: 'host',
  ACCOUNT_PROXY: 'https://account.slovar.example',
});

/**
 * Builds a file for hosts whose owner has a file of that name. @returns its text, and the sentence
 * about it
 */
export const withOwn = (name: string, own: string | Buffer | object, site = settings) => {
  const content = Buffer.isBuffer(own) ? own : typeof own === 'string' ? own : JSON.stringify(own);
  const { exported, hosting, displaced } = hostFiles(site, app, (asked) =>
    asked === name ? Buffer.from(content) : undefined,
  );
  const file = Buffer.from(exported[name]?.content ?? hosting[name] ?? '');
  return { file, text: file.toString(), said: displaced };
};
