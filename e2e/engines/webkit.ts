#!/usr/bin/env -S xvfb-run -a -s "-screen 0 2000x1400x24" node --import tsx
import { setTimeout as delay } from 'node:timers/promises';
import { listenForPlaywright } from './bidi';
import { type LocalValue } from './page-runtime';
import { startDriver, type Driver } from './webkit-driver';
import { startProxy } from './webkit-proxy';
import { createTab, type Tab } from './webkit-tab';

type Params = Readonly<Record<string, unknown>>;
type Commands = Readonly<Record<string, (params: Params) => unknown>>;

interface ActionSource {
  readonly actions: readonly { readonly type: string; readonly x?: number; readonly y?: number }[];
}

/** Duration of a pointer move in milliseconds. If it were 0, WebKit would join several moves into one. */
const MOVE_MS = 10;

/** Width in CSS pixels below which MiniBrowser's window may stay wider than requested. */
const NARROW = 480;

/** Rounds positions, because classic WebDriver accepts only whole pixels. */
const withWholePixels = ({ actions, ...source }: ActionSource) => ({
  ...source,
  actions: actions.map((action) => {
    const { type, x = 0, y = 0 } = action;
    const place = { x: Math.round(x), y: Math.round(y), duration: MOVE_MS };
    return type === 'pointerMove' ? { ...action, ...place } : action;
  }),
});

/**
 * Creates the handlers of WebDriver BiDi commands. Those without one only change settings that the tests do not need.
 *
 * @param preloads sources of functions that run before a page's own scripts; the handlers change this list
 */
function createCommands(tab: Tab, driver: Driver, preloads: string[]): Commands {
  /** The last input action. The next one waits for it, because the driver accepts one at a time. */
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
    'browsingContext.captureScreenshot': () => {
      // Playwright asks for a JPEG only for traces. The error is harmless: the trace is recorded without the picture.
      throw new Error('WebKitWebDriver makes only PNG images.');
    },
    'browsingContext.traverseHistory': () => post('back'),
    'browsingContext.setViewport': async ({ viewport }) => {
      const { width, height } = viewport as { width: number; height: number };
      // The window is taller than the viewport, because the window has a frame.
      const read = (value: string) =>
        post('execute/sync', { script: `return ${value}`, args: [] }) as Promise<number>;
      const frame = await read('outerHeight - innerHeight');
      await post('window/rect', { x: 0, y: 0, width, height: height + frame });
      // On a busy machine the driver may answer before the page has its new width.
      const isReached = (now: number) => (width < NARROW ? now < NARROW : now === width);
      while (!isReached(await read('innerWidth'))) await delay(20);
    },
    'input.performActions': ({ actions }) => {
      const body = { actions: (actions as ActionSource[]).map(withWholePixels) };
      return (action = action.catch(() => undefined).then(() => post('actions', body)));
    },
  };
}

/**
 * A bridge between Playwright and the system's WebKitGTK. Playwright treats the bridge as a Firefox and uses WebDriver
 * BiDi, but WebKitGTK supports only classic WebDriver. The bridge supports what e2e/visitor needs, and only one page at
 * a time. The first line of this file starts a virtual screen that is larger than any window of the tests.
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
      const command = JSON.parse(data.toString()) as { id: number; method: string; params: Params };
      const { id, method, params } = command;
      if (method === 'browser.close') return stop();
      try {
        // Commands without a handler are answered with success.
        send({ type: 'success', id, result: (await commands[method]?.(params)) ?? {} });
      } catch (error) {
        send({ type: 'error', id, error: 'unknown error', message: String(error) });
      }
    });
    playwright.once('close', () => void stop());
  });
}

void start();
