import { type LoaderSettings } from '@/lib/loader/loader-settings';

/**
 * The inline script that hydrates a page's islands when they are wanted.
 *
 * @param code the bundled loader, which reads the global `loaderSettings`
 */
export function loaderScript(code: string, settings: LoaderSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<script>(loaderSettings=>{${code}})(${json})</script>`;
}
