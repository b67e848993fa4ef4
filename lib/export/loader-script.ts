import { type LoaderSettings } from '@/lib/runtime/loader-settings';

const MARK = '<script id="loader">';

/** Whether a page has its loader already. */
export const hasLoader = (html: string) => html.includes(MARK);

/**
 * The inline script that brings a page's runtime.
 *
 * @param code the bundled loader, which reads the global `loaderSettings`
 */
export function loaderScript(code: string, settings: LoaderSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `${MARK}(loaderSettings=>{${code.trim()}})(${json})</script>`;
}

/**
 * What a page's loader was told.
 *
 * @throws Error with a sentence when the page has no loader
 */
export function readLoaderSettings(html: string): LoaderSettings {
  const [, json] = /<script id="loader">[\s\S]*?\}\)\((\{.*\})\)<\/script>/.exec(html) ?? [];
  if (json === undefined) throw new Error('The page has no loader. Run npm run build first.');
  return JSON.parse(json) as LoaderSettings;
}
