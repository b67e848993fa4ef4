import { type Driver } from './driver';
import { type LocalValue } from './page-runtime';
import { type Proxy } from './proxy';
import { type Tab } from './tab';

type Params = Readonly<Record<string, unknown>>;

interface ActionSource {
  readonly actions: readonly { readonly type: string; readonly x?: number; readonly y?: number }[];
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

/** What the bridge answers; other commands are settings that it has no use for. */
export function createCommands(
  tab: Tab,
  driver: Driver,
  proxy: Proxy,
): Readonly<Record<string, (params: Params) => unknown>> {
  let contexts = 0;

  /** Runs the source of a function in the page. */
  async function run({ target, resultOwnership }: Params, body: string, args: unknown) {
    const outcome = await tab.call(body, args as readonly LocalValue[], resultOwnership === 'root');
    const { sandbox } = target as { sandbox?: string };
    return { ...outcome, realm: sandbox ? `${tab.realm()}-utility` : tab.realm() };
  }

  return {
    'session.new': () => ({ sessionId: 'webkit', capabilities: { browserVersion: '' } }),
    'browser.createUserContext': () => {
      proxy.preloads.length = 0;
      proxy.userAgent = undefined;
      contexts += 1;
      return { userContext: `context-${contexts}` };
    },
    'browser.removeUserContext': () => tab.close(),
    'emulation.setUserAgentOverride': ({ userAgent }) => {
      proxy.userAgent = userAgent as string;
    },
    'script.addPreloadScript': ({ functionDeclaration }) => ({
      script: `preload-${proxy.preloads.push(functionDeclaration as string)}`,
    }),
    'script.evaluate': (params) =>
      run(params, `() => (${String(params.expression).trim().replace(/;$/, '')})`, []),
    'script.callFunction': (params) =>
      run(params, String(params.functionDeclaration), params.arguments),
    'browsingContext.create': ({ userContext }) => tab.open(userContext as string),
    'browsingContext.navigate': ({ url }) => tab.goto(url as string),
    'browsingContext.reload': () => tab.inTurn(() => driver.send('POST', 'refresh', {})),
    'browsingContext.traverseHistory': ({ delta }) =>
      tab.inTurn(() => driver.send('POST', delta === -1 ? 'back' : 'forward', {})),
    'browsingContext.setViewport': ({ viewport }) =>
      tab.resize(viewport as { width: number; height: number }),
    'input.performActions': ({ actions }) => {
      const sources = (actions as readonly ActionSource[]).map(wholePixels);
      return tab.inTurn(() => driver.send('POST', 'actions', { actions: sources }));
    },
  };
}
