import { type Driver } from './driver';
import { type LocalValue } from './page-runtime';
import { type Proxy } from './proxy';
import { CONTEXT, type Tab } from './tab';

/** An error of BiDi, which Playwright takes for a page that has just been left. */
export class ProtocolError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

type Params = Readonly<Record<string, unknown>>;
type Command = (params: Params) => unknown;

interface Action {
  readonly type: string;
  readonly x?: number;
  readonly y?: number;
}

interface ActionSource {
  readonly actions: readonly Action[];
}

/** Milliseconds that a move of the pointer takes; with none, WebKit makes one of several. */
const MOVE_MS = 10;

/** The older WebDriver takes whole pixels. */
const wholePixels = ({ actions, ...rest }: ActionSource) => ({
  ...rest,
  actions: actions.map(({ x, y, ...action }) => ({
    ...action,
    ...(x !== undefined && y !== undefined && { x: Math.round(x), y: Math.round(y) }),
    ...(action.type === 'pointerMove' && { duration: MOVE_MS, origin: 'viewport' }),
  })),
});

/** A value of JSON as BiDi writes it. */
function remoteOf(value: unknown): object {
  if (value === undefined || value === null) return { type: value === null ? 'null' : 'undefined' };
  if (Array.isArray(value)) return { type: 'array', value: value.map(remoteOf) };
  if (typeof value !== 'object') return { type: typeof value, value };
  return { type: 'object', value: Object.entries(value).map(([key, own]) => [key, remoteOf(own)]) };
}

/** What the bridge answers; other commands are settings that it has no use for. */
export function createCommands(
  tab: Tab,
  driver: Driver,
  proxy: Proxy,
): Readonly<Record<string, Command>> {
  let count = 0;

  async function run(
    { target, resultOwnership }: Params,
    body: string,
    args: readonly LocalValue[],
  ) {
    const byHandle = resultOwnership === 'root';
    const outcome = await tab.call({ body, args, byHandle });
    if (!outcome || outcome.missing) throw new ProtocolError('no such handle');
    const { sandbox } = target as { sandbox?: string };
    const realm = sandbox ? `${tab.realm()}-utility` : tab.realm();
    if (outcome.thrown !== undefined) {
      return { type: 'exception', realm, exceptionDetails: { text: outcome.thrown } };
    }
    const { json, remote } = outcome;
    const result = remote ?? remoteOf(json === undefined ? undefined : JSON.parse(json));
    return { type: 'success', realm, result };
  }

  return {
    'session.new': () => ({
      sessionId: 'webkit',
      capabilities: { browserName: 'webkit', browserVersion: driver.version, userAgent: '' },
    }),
    'browser.createUserContext': () => {
      proxy.preloads.clear();
      proxy.userAgent = undefined;
      count += 1;
      return { userContext: `context-${count}` };
    },
    'emulation.setUserAgentOverride': ({ userAgent }) => {
      proxy.userAgent = userAgent as string;
    },
    'script.addPreloadScript': ({ functionDeclaration }) => {
      count += 1;
      const script = `preload-${count}`;
      proxy.preloads.set(script, functionDeclaration as string);
      return { script };
    },
    'script.removePreloadScript': ({ script }) => {
      proxy.preloads.delete(script as string);
    },
    'script.evaluate': (params) =>
      run(params, `() => (${String(params.expression).trim().replace(/;$/, '')})`, []),
    'script.callFunction': (params) =>
      run(params, String(params.functionDeclaration), params.arguments as LocalValue[]),
    'browsingContext.create': ({ userContext }) => tab.open(userContext as string),
    'browser.removeUserContext': () => tab.close(),
    'browsingContext.close': () => tab.close(),
    'browsingContext.navigate': async ({ url }) => ({
      navigation: await tab.goto(url as string),
      url,
    }),
    'browsingContext.reload': () => tab.inTurn(() => driver.send('POST', 'refresh', {})),
    'browsingContext.traverseHistory': ({ delta }) =>
      tab.inTurn(() => driver.send('POST', delta === -1 ? 'back' : 'forward', {})),
    'browsingContext.setViewport': ({ viewport }) =>
      tab.resize(viewport as { width: number; height: number }),
    'browsingContext.captureScreenshot': async () => ({
      data: await tab.inTurn(() => driver.send<string>('GET', 'screenshot')),
    }),
    'browsingContext.getTree': () => ({ contexts: [{ context: CONTEXT, children: [] }] }),
    'input.performActions': ({ actions }) =>
      tab.inTurn(() =>
        driver.send('POST', 'actions', {
          actions: (actions as readonly ActionSource[]).map(wholePixels),
        }),
      ),
    'storage.getCookies': () => ({ cookies: [] }),
  };
}
