import { type LoaderSettings } from './loader-settings';

/**
 * Brings what the browser lacks; one that lacks nothing downloads nothing.
 *
 * @param load imports a module
 */
export function bringFallbacks(
  { folder, fallbacks: { device, lightDismiss } }: Pick<LoaderSettings, 'folder' | 'fallbacks'>,
  load: (url: string) => Promise<unknown> = (url) => import(url),
): void {
  const unless = (known: boolean, file: string) => known || load(folder + file).catch(() => {});
  unless('userAgentData' in navigator, device);
  unless('closedBy' in HTMLDialogElement.prototype, lightDismiss);
}
