import { setTimeout as delay } from 'node:timers/promises';
import { type Driver } from './driver';
import { pageRuntime, type LocalValue, type PageState } from './page-runtime';

/** Milliseconds between two looks at a page that nothing else is asked of. */
const LOOK_MS = 50;

const LEAVE_LIMIT_MS = 5000;

/** The runtime's own source; tsx wraps functions in a helper of its own. */
const RUNTIME = `((__name) => (${pageRuntime.toString()})())((value) => value)`;

/** The one page, as Playwright names it. */
const CONTEXT = 'page';

/** Sends an event of BiDi to Playwright. */
export type Emit = (method: string, params: object) => void;

export type Tab = ReturnType<typeof createTab>;

/** Runs scripts in the page and tells Playwright what becomes of it, by looking at it again and again. */
export function createTab(driver: Driver, emit: Emit) {
  let state: PageState | undefined;
  let documents = 0;
  let isOpen = false;

  const realm = () => `realm-${documents}`;

  const tell = (event: string, params: object) =>
    emit(`browsingContext.${event}`, { context: CONTEXT, ...params });

  function createRealm(url: string): void {
    documents += 1;
    const { origin } = new URL(url);
    emit('script.realmCreated', { realm: realm(), origin, type: 'window', context: CONTEXT });
  }

  /** Tells what has changed since the last look. */
  function notice(next: PageState): void {
    const { url, readyState, log } = next;
    const isNew = next.document !== state?.document;
    const before = isNew ? 'loading' : state?.readyState;
    const moved = !isNew && url !== state?.url;
    state = next;
    if (!isOpen) return;
    if (isNew) {
      // Playwright puts scripts into the realm that it knows at the commit.
      for (const own of [realm(), `${realm()}-utility`])
        emit('script.realmDestroyed', { realm: own });
      tell('navigationCommitted', { navigation: `navigation-${documents}`, url });
      createRealm(url);
    }
    if (moved) tell('historyUpdated', { url });
    if (before === 'loading' && readyState !== 'loading') tell('domContentLoaded', { url });
    if (before !== 'complete' && readyState === 'complete') tell('load', { url });
    const entry = { source: { realm: realm(), context: CONTEXT }, timestamp: Date.now() };
    for (const { level, text } of log) {
      const args = [{ type: 'string', value: text }];
      const own =
        level === 'uncaught'
          ? { type: 'javascript', level: 'error' }
          : { type: 'console', level, method: level, args };
      emit('log.entryAdded', { ...entry, ...own, text });
    }
  }

  /** @param expression runs in the page, where it has the runtime as `bridge` and `args` as `arguments` */
  async function run<T>(expression: string, args: readonly unknown[] = []): Promise<T> {
    const script = `const bridge = ${RUNTIME}; return Promise.resolve(${expression})
      .then((outcome) => JSON.stringify({ outcome, state: bridge.state() }));`;
    const answer = await driver.send<string>('POST', 'execute/sync', { script, args });
    const told = JSON.parse(answer) as { outcome: T; state: PageState };
    notice(told.state);
    return told.outcome;
  }

  const look = () => run('undefined');

  /** Goes to an empty page. A browser that has crashed or hangs makes way for another. */
  async function leave(): Promise<void> {
    await look().catch(() => undefined);
    const before = state?.document;
    await driver.send('POST', 'url', { url: 'about:blank' }).catch(() => undefined);
    for (const end = Date.now() + LEAVE_LIMIT_MS; Date.now() < end; await delay(LOOK_MS)) {
      await look().catch(() => undefined);
      if (state?.url === 'about:blank' && state.document !== before) return;
    }
    await driver.restart();
    await look();
  }

  async function watch(): Promise<void> {
    while (isOpen) {
      // Between two documents there is none that would answer.
      await look().catch(() => undefined);
      await delay(LOOK_MS);
    }
  }

  return {
    realm,

    /** @param body source of a function @throws Error when an argument was of another page */
    call: (body: string, args: readonly LocalValue[], byHandle: boolean): Promise<object> =>
      run(`bridge.call(${body}, JSON.parse(arguments[0]), arguments[1])`, [
        JSON.stringify(args),
        byHandle,
      ]),

    /** Begins with an empty page. @returns how Playwright refers to it */
    async open(userContext: string): Promise<{ context: string }> {
      await leave();
      await driver.send('DELETE', 'actions');
      isOpen = true;
      const url = 'about:blank';
      const none = { parent: null, children: null, originalOpener: null };
      tell('contextCreated', { userContext, url, ...none });
      createRealm(url);
      void watch();
      return { context: CONTEXT };
    },

    /** @param url not that of a part of the page that is open */
    async goto(url: string): Promise<{ navigation: string }> {
      const navigation = `navigation-${documents}`;
      await driver.send('POST', 'url', { url });
      return { navigation };
    },

    /** Asks for the size of the viewport; the window has a frame around it. */
    async resize({ width, height }: { width: number; height: number }): Promise<void> {
      const frame = await run<number>('outerHeight - innerHeight');
      await driver.send('POST', 'window/rect', { x: 0, y: 0, width, height: height + frame });
    },

    async close(): Promise<void> {
      isOpen = false;
      tell('contextDestroyed', { parent: null });
      await leave();
    },
  };
}
