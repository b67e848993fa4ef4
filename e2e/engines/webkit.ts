#!/usr/bin/env -S xvfb-run -a -s "-screen 0 2000x1400x24" node --import tsx
import { listenForPlaywright, type BidiCommand } from './bidi';
import { type LocalValue } from './page-runtime';
import { startDriver, type Driver } from './webkit-driver';
import { startProxy } from './webkit-proxy';
import { createTab, type Tab } from './webkit-tab';

type Params = Readonly<Record<string, unknown>>;

interface ActionSource {
  readonly actions: readonly { readonly type: string; readonly x?: number; readonly y?: number }[];
}

/** Duration of a pointer move in milliseconds; at 0 WebKit joins several moves into one. */
const MOVE_MS = 10;

/** WebDriver (without BiDi) accepts whole pixels only. */
const withWholePixels = ({ actions, ...source }: ActionSource) => ({
  ...source,
  actions: actions.map((action) => {
    const { type, x = 0, y = 0 } = action;
    const place = { x: Math.round(x), y: Math.round(y), duration: MOVE_MS };
    return type === 'pointerMove' ? { ...action, ...place } : action;
  }),
});

/**
 * Commands that are handled; all others are settings that do not concern this bridge.
 *
 * @param preloads sources of functions that run before a page's own scripts; the commands set them
 */
function createCommands(
  tab: Tab,
  driver: Driver,
  preloads: string[],
): Readonly<Record<string, (params: Params) => unknown>> {
  /** The last input action: the driver accepts them only one after another. */
  let action: Promise<unknown> = Promise.resolve();
  const post = (command: string, body: object = {}) => driver.send<unknown>('POST', command, body);
  const run = (body: unknown, { arguments: args, resultOwnership }: Params) =>
    tab.call(`${body}`, args as LocalValue[] | undefined, resultOwnership === 'root');
  return {
    'session.new': () => ({ capabilities: { browserVersion: '' } }),
    'browser.createUserContext': () => {
      preloads.length = 0;
      return { userContext: 'context' };
    },
    'browser.removeUserContext': () => tab.leave(),
    'emulation.setUserAgentOverride': ({ userAgent }) => {
      const own = `{ get: () => ${JSON.stringify(userAgent)} }`;
      preloads.push(`() => Object.defineProperty(Navigator.prototype, 'userAgent', ${own})`);
    },
    'script.addPreloadScript': ({ functionDeclaration }) => ({
      script: `preload-${preloads.push(String(functionDeclaration))}`,
    }),
    'script.evaluate': (params) =>
      run(`() => (${String(params.expression).trim().replace(/;$/, '')})`, params),
    'script.callFunction': (params) => run(params.functionDeclaration, params),
    'browsingContext.create': ({ userContext }) => tab.open(userContext),
    'browsingContext.navigate': ({ url }) => tab.goto(url),
    'browsingContext.reload': () => post('refresh'),
    'browsingContext.captureScreenshot': async () => ({
      data: await driver.send('GET', 'screenshot'),
    }),
    'browsingContext.traverseHistory': ({ delta }) => post(delta === -1 ? 'back' : 'forward'),
    'browsingContext.setViewport': async ({ viewport }) => {
      const { width, height } = viewport as { width: number; height: number };
      // The window has a frame around the page.
      const script = 'return outerHeight - innerHeight';
      const frame = (await post('execute/sync', { script, args: [] })) as number;
      await post('window/rect', { x: 0, y: 0, width, height: height + frame });
    },
    'input.performActions': ({ actions }) => {
      const body = { actions: (actions as ActionSource[]).map(withWholePixels) };
      return (action = action.catch(() => undefined).then(() => post('actions', body)));
    },
  };
}

/**
 * Stands between Playwright, which speaks WebDriver BiDi to what it takes for a Firefox, and a
 * WebKitGTK of the system, which speaks the older WebDriver only. It supports what the tests of
 * visitors need: pages, evaluation, pointer, keyboard, viewport, clock, console. One page at a
 * time; no network interception, no emulated media, no touch. The screen is in memory, wider and
 * higher than any window of the tests.
 */
async function start(): Promise<void> {
  const preloads: string[] = [];
  const driver = await startDriver(await startProxy(preloads));
  const stop = () => driver.close().finally(() => process.exit());

  listenForPlaywright((playwright) => {
    const send = (message: object) => playwright.send(JSON.stringify(message));
    const tab = createTab(driver, (method, params) => send({ type: 'event', method, params }));
    const commands = createCommands(tab, driver, preloads);
    playwright.on('message', async (data) => {
      const { id, method, params } = JSON.parse(data.toString()) as BidiCommand;
      if (method === 'browser.close') return stop();
      try {
        // Unknown commands, the rest of a context's settings, are answered as if they were done.
        send({ type: 'success', id, result: (await commands[method]?.(params)) ?? {} });
      } catch (error) {
        send({ type: 'error', id, error: 'unknown error', message: String(error) });
      }
    });
    playwright.once('close', () => void stop());
  });
}

void start();
