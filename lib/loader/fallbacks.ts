import { type LoaderSettings } from './loader-settings';

/** Brings what the browser lacks; one that lacks nothing downloads nothing. */
export function bringFallbacks({
  folder,
  fallbacks: { device, lightDismiss },
}: Pick<LoaderSettings, 'folder' | 'fallbacks'>): void {
  const unless = (known: boolean, file: string) => known || import(folder + file).catch(() => {});
  unless('userAgentData' in navigator, device);
  unless('closedBy' in HTMLDialogElement.prototype, lightDismiss);
}
