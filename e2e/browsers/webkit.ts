import { WebSocketServer } from 'ws';
import { announceEndpoint, type BidiCommand } from './bidi';
import { createCommands, ProtocolError } from './webkit-bridge/commands';
import { startDriver } from './webkit-bridge/driver';
import { startProxy } from './webkit-bridge/proxy';
import { startScreen } from './webkit-bridge/screen';
import { createTab } from './webkit-bridge/tab';

/**
 * Stands between Playwright, which speaks WebDriver BiDi to what it takes for a Firefox, and a
 * WebKitGTK of the system, which speaks the older WebDriver only. Answers what tests of visitors need:
 * pages, evaluation, pointer, keyboard, viewport, clock, console. One page at a time; no network
 * interception, no emulated media, no touch.
 */
async function start(): Promise<void> {
  const screen = await startScreen();
  const proxy = await startProxy();
  const driver = await startDriver(screen.display, proxy.address);
  const stop = async () => {
    await driver.close();
    screen.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.once('listening', () => announceEndpoint(server));
  server.on('connection', (playwright) => {
    const emit = (method: string, params: object) =>
      playwright.send(JSON.stringify({ type: 'event', method, params }));
    const commands = createCommands(createTab(driver, emit), driver, proxy);
    playwright.on('message', async (data) => {
      const { id, method, params } = JSON.parse(data.toString()) as BidiCommand;
      if (method === 'browser.close') return stop();
      try {
        // What is not known is answered as done: the rest of a context's settings.
        const result = (await commands[method]?.(params)) ?? {};
        playwright.send(JSON.stringify({ type: 'success', id, result }));
      } catch (error) {
        const code = error instanceof ProtocolError ? error.code : 'unknown error';
        playwright.send(JSON.stringify({ type: 'error', id, error: code, message: String(error) }));
      }
    });
    playwright.once('close', () => void stop());
  });
}

void start();
