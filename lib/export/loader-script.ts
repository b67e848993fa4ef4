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
