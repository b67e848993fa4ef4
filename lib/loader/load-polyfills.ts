import { type LoaderSettings } from './loader-settings';

/**
 * Loads a polyfill for each feature that the browser lacks. A current Chrome loads none.
 *
 * @param importModule `import()`, except in tests
 */
export function loadPolyfills(
  { folder, polyfills: { device, lightDismiss } }: Pick<LoaderSettings, 'folder' | 'polyfills'>,
  importModule: (url: string) => Promise<unknown> = (url) => import(url),
): void {
  const unless = (supported: boolean, file: string) =>
    supported || importModule(folder + file).catch(() => {});
  unless('userAgentData' in navigator, device);
  unless('closedBy' in HTMLDialogElement.prototype, lightDismiss);
}
