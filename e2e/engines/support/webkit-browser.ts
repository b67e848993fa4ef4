import { Builder, Button, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { type EngineBrowser, type EngineDriver, type KeyName, type MouseStep } from './driver';
import { startServers } from './webkit-servers';

const keys: Readonly<Record<KeyName, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
};

const isKeyName = (key: string): key is KeyName => key in keys;

/** Milliseconds that a move of the pointer takes; with none, WebKit makes one of several. */
const MOVE_MS = 10;

/** WebKitGTK's MiniBrowser by plain WebDriver, on a screen of its own that nobody sees. */
export async function launchWebKit(): Promise<EngineBrowser> {
  const servers = await startServers();
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' }).setPageLoadStrategy(
    // With `eager`, WebKitGTK 2.50 never starts a session.
    'none',
  );
  const browser = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(servers.url)
    .withCapabilities(capabilities)
    .build();
  const version = (await browser.getCapabilities()).get('browserVersion');
  return {
    version: `WebKitGTK ${version}`,
    // A session has one tab. What a test leaves behind belongs to the origin of its own server.
    newTab: async () => {
      await browser.actions().clear();
      return driverOf(browser);
    },
    close: async () => {
      await browser.quit();
      servers.stop();
    },
  };
}

const ARRIVAL_LIMIT_MS = 20_000;

const hooks = `if (!globalThis.complaints) {
  complaints = [];
  const { error, warn } = console;
  console.error = (...text) => { complaints.push(text.join(' ')); error(...text); };
  console.warn = (...text) => { complaints.push(text.join(' ')); warn(...text); };
  addEventListener('error', (event) => complaints.push(event.message));
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push('policy: ' + violatedDirective + ' ' + blockedURI));
}`;

function driverOf(browser: WebDriver): EngineDriver {
  const complaints: string[] = [];
  const evaluate = async <T>(expression: string): Promise<T> => {
    const script = `${hooks}; const value = await (${expression}); return [value, complaints.splice(0)];`;
    const run = `return (async () => { ${script} })()`;
    const [value, told] = await browser.executeScript<[T, string[]]>(run);
    complaints.push(...told);
    return value;
  };

  const arrive = async (url: string) => {
    const script = `return !globalThis.leaving && document.readyState !== 'loading'`;
    // Between two documents there is none that would answer.
    const arrived = () => browser.executeScript<boolean>(script).catch(() => false);
    await browser.executeScript('leaving = true');
    await browser.get(url);
    await browser.wait(arrived, ARRIVAL_LIMIT_MS);
  };

  return {
    complaints,
    evaluate,
    goto: async (url) => {
      await arrive(url);
      await evaluate('0');
    },
    mouse: (steps: readonly MouseStep[]) => {
      const actions = browser.actions({ async: true });
      for (const step of steps) {
        if (step.type === 'down') actions.press(Button.LEFT);
        else if (step.type === 'up') actions.release(Button.LEFT);
        else {
          const { x, y } = step.to;
          const origin = Origin.VIEWPORT;
          actions.move({ x: Math.round(x), y: Math.round(y), origin, duration: MOVE_MS });
        }
      }
      return actions.perform();
    },
    press: (key, shift = false) => {
      const actions = browser.actions({ async: true });
      if (shift) actions.keyDown(Key.SHIFT);
      actions.sendKeys(isKeyName(key) ? keys[key] : key);
      if (shift) actions.keyUp(Key.SHIFT);
      return actions.perform();
    },
    resize: async (width, height) => {
      const frame = await evaluate<number>('outerHeight - innerHeight');
      await browser
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + frame });
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: () => arrive('about:blank'),
  };
}
