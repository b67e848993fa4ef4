import { isFileHeader } from './headers';
import { patternRules } from './pattern-rules';
import { textOf } from './text';
import { type Settings } from '@/lib/settings/parse';

/**
 * Returns `_headers` of Netlify and Cloudflare. Where rules overlap, Cloudflare joins their values, so the rule
 * for the whole site has no `Cache-Control`. Both hosts revalidate by default.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/routing/headers/
 */
export const underscoreHeaders = (settings: Settings): string =>
  patternRules(settings, '*')
    .map(([pattern, headers], index) => {
      const lasting = Object.entries(headers).filter(([name]) => index > 0 || !isFileHeader(name));
      return textOf([pattern, ...lasting.map(([name, value]) => `  ${name}: ${value}`)]);
    })
    .join('\n');
