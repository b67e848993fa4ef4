import { listenForPlaywright, type BidiCommand } from './bidi';
import { createCommands } from './webkit-bridge/commands';
import { startDriver } from './webkit-bridge/driver';
import { startProxy } from './webkit-bridge/proxy';
import { createTab } from './webkit-bridge/tab';

/**
 * Stands between Playwright, which speaks WebDriver BiDi to what it takes for a Firefox, and a
 * WebKitGTK of the system, which speaks the older WebDriver only. Answers what tests of visitors need:
 * pages, evaluation, pointer, keyboard, viewport, clock, console. One page at a time; no network
 * interception, no emulated media, no touch.
 */
async function start(): Promise<void> {
  const preloads: string[] = [];
  const driver = await startDriver(await startProxy(preloads));
  const stop = () => driver.close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

  listenForPlaywright((playwright) => {
    const send = (message: object) => playwright.send(JSON.stringify(message));
    const tab = createTab(driver, (method, params) => send({ type: 'event', method, params }));
    const commands = createCommands(tab, driver, preloads);
    playwright.on('message', async (data) => {
      const { id, method, params } = JSON.parse(data.toString()) as BidiCommand;
      if (method === 'browser.close') return stop();
      try {
        // What is not known is answered as done: the rest of a context's settings.
        send({ type: 'success', id, result: (await commands[method]?.(params)) ?? {} });
      } catch (error) {
        send({ type: 'error', id, error: 'unknown error', message: String(error) });
      }
    });
    playwright.once('close', () => void stop());
  });
}

void start();
