import { type Driver } from './driver';
import { type LocalValue } from './page-runtime';
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

/**
 * What the bridge answers; other commands are settings that it has no use for.
 *
 * @param preloads sources of functions that run before a page's own scripts; the commands set them
 */
export function createCommands(
  tab: Tab,
  driver: Driver,
  preloads: string[],
): Readonly<Record<string, (params: Params) => unknown>> {
  /** Runs the source of a function in the page. */
  async function run({ target, resultOwnership, arguments: args = [] }: Params, body: unknown) {
    const outcome = await tab.call(`${body}`, args as LocalValue[], resultOwnership === 'root');
    const { sandbox } = target as { sandbox?: string };
    return { ...outcome, realm: sandbox ? `${tab.realm()}-utility` : tab.realm() };
  }

  return {
    'session.new': () => ({ sessionId: 'webkit', capabilities: { browserVersion: '' } }),
    'browser.createUserContext': () => {
      preloads.length = 0;
      return { userContext: 'context' };
    },
    'browser.removeUserContext': () => tab.close(),
    'emulation.setUserAgentOverride': ({ userAgent }) => {
      const own = `{ get: () => ${JSON.stringify(userAgent)} }`;
      preloads.push(`() => Object.defineProperty(Navigator.prototype, 'userAgent', ${own})`);
    },
    'script.addPreloadScript': ({ functionDeclaration }) => ({
      script: `preload-${preloads.push(String(functionDeclaration))}`,
    }),
    'script.evaluate': (params) =>
      run(params, `() => (${String(params.expression).trim().replace(/;$/, '')})`),
    'script.callFunction': (params) => run(params, params.functionDeclaration),
    'browsingContext.create': ({ userContext }) => tab.open(userContext as string),
    'browsingContext.navigate': ({ url }) => tab.goto(url as string),
    'browsingContext.reload': () => driver.send('POST', 'refresh', {}),
    'browsingContext.traverseHistory': ({ delta }) =>
      driver.send('POST', delta === -1 ? 'back' : 'forward', {}),
    'browsingContext.setViewport': ({ viewport }) =>
      tab.resize(viewport as { width: number; height: number }),
    'input.performActions': ({ actions }) =>
      driver.send('POST', 'actions', { actions: (actions as ActionSource[]).map(wholePixels) }),
  };
}
