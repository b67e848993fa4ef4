import { type LoaderSettings } from './loader-settings';

/**
 * Loads a polyfill for each feature that the browser lacks. A current Chrome loads none.
 *
 * @param importModule replaces `import()` in `npm run dev`
 */
export function loadPolyfills(
  { folder, polyfills }: Pick<LoaderSettings, 'folder' | 'polyfills'>,
  importModule: (url: string) => Promise<unknown> = (url) =>
    // Without the comment, Turbopack would look for the file in development.
    import(/* turbopackIgnore: true */ url),
): void {
  const load = (isLacking: boolean, name: string) =>
    isLacking && importModule(`${folder}${polyfills}${name}.js`).catch(() => {});
  load(!('userAgentData' in navigator), 'device');
  load(!('closedBy' in HTMLDialogElement.prototype), 'panels');
}
