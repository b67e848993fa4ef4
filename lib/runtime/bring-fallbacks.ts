import { addScript } from './add-element';
import { type LoaderSettings } from './loader-settings';

/** Brings what the browser lacks; one that lacks nothing downloads nothing. */
export function bringFallbacks({ device, dialogs }: LoaderSettings['fallbacks']): void {
  const unless = (known: boolean, address: string) => known || addScript(address).catch(() => {});
  unless('userAgentData' in navigator, device);
  unless(
    'commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype,
    dialogs,
  );
}
