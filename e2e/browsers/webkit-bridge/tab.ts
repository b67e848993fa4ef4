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
  let realms = 0;
  let navigation: string | undefined;
  let navigations = 0;
  let isOpen = false;
  let busy: Promise<unknown> = Promise.resolve();

  /** One step of the driver after another. */
  function inTurn<T>(step: () => Promise<T>): Promise<T> {
    const result = busy.then(step);
    busy = result.catch(() => undefined);
    return result;
  }

  const realm = () => `realm-${realms}`;

  const source = () => ({ realm: realm(), context: CONTEXT });

  function enterDocument({ url }: PageState): void {
    for (const own of [realm(), `${realm()}-utility`])
      emit('script.realmDestroyed', { realm: own });
    if (navigation === undefined) startNavigation(url);
    emit('browsingContext.navigationCommitted', { context: CONTEXT, navigation, url });
    navigation = undefined;
    realms += 1;
    const { origin } = new URL(url);
    emit('script.realmCreated', { realm: realm(), origin, type: 'window', context: CONTEXT });
  }

  function startNavigation(url: string): string {
    navigations += 1;
    navigation = `navigation-${navigations}`;
    emit('browsingContext.navigationStarted', { context: CONTEXT, navigation, url });
    return navigation;
  }

  function tellLog({ log }: PageState): void {
    const timestamp = Date.now();
    for (const { kind, level, text } of log) {
      const args = [{ type: 'string', value: text }];
      const own = kind === 'console' ? { type: kind, method: level, args } : { type: 'javascript' };
      emit('log.entryAdded', { ...own, level, text, source: source(), timestamp });
    }
  }

  /** Tells what has changed since the last look. */
  function notice(next: PageState): void {
    const isNew = next.document !== state?.document;
    const { url, readyState } = next;
    const before = isNew ? 'loading' : state?.readyState;
    const moved = !isNew && url !== state?.url;
    state = next;
    if (!isOpen) return;
    if (isNew) enterDocument(next);
    if (moved) emit('browsingContext.historyUpdated', { context: CONTEXT, url });
    const event = { context: CONTEXT, navigation: null, url };
    if (before === 'loading' && readyState !== 'loading')
      emit('browsingContext.domContentLoaded', event);
    if (before !== 'complete' && readyState === 'complete') emit('browsingContext.load', event);
    tellLog(next);
  }

  async function execute<T>(script: string, args: readonly unknown[] = []): Promise<T> {
    const body = { script: `const bridge = ${RUNTIME}; ${script}`, args };
    return JSON.parse(await driver.send<string>('POST', 'execute/sync', body)) as T;
  }

  async function look(): Promise<PageState> {
    const next = await execute<PageState>('return JSON.stringify(bridge.state());');
    notice(next);
    return next;
  }

  /**
   * @param body source of a function
   * @throws Error when the page is another one than Playwright thinks
   */
  const call = (body: string, args: readonly LocalValue[], byHandle: boolean) =>
    inTurn(async () => {
      const script = `
        const tell = (outcome) => JSON.stringify({ outcome, state: bridge.state() });
        if (bridge.document !== arguments[0]) return tell();
        return bridge.call(${body}, JSON.parse(arguments[1]), arguments[2]).then(tell);`;
      const known = [state?.document, JSON.stringify(args), byHandle];
      const told = await execute<{ outcome?: object; state: PageState }>(script, known);
      notice(told.state);
      if (!told.outcome) throw new Error('This page has been left.');
      return told.outcome;
    });

  /** Goes to an empty page. A browser that has crashed or hangs makes way for another. */
  const leave = () =>
    inTurn(async () => {
      const before = (await look().catch(() => state))?.document;
      await driver.send('POST', 'url', { url: 'about:blank' }).catch(() => undefined);
      for (const end = Date.now() + LEAVE_LIMIT_MS; Date.now() < end; await delay(LOOK_MS)) {
        const next = await look().catch(() => undefined);
        if (next?.url === 'about:blank' && next.document !== before) return;
      }
      await driver.restart();
      await look();
    });

  async function watch(): Promise<void> {
    while (isOpen) {
      // Between two documents there is none that would answer.
      await inTurn(look).catch(() => undefined);
      await delay(LOOK_MS);
    }
  }

  return {
    realm,
    call,
    inTurn,

    /** Begins with an empty page. @returns how Playwright refers to it */
    async open(userContext: string): Promise<{ context: string }> {
      await leave();
      await inTurn(() => driver.send('DELETE', 'actions'));
      isOpen = true;
      realms += 1;
      const url = 'about:blank';
      const none = { parent: null, children: null, originalOpener: null };
      emit('browsingContext.contextCreated', { context: CONTEXT, userContext, url, ...none });
      const origin = 'null';
      emit('script.realmCreated', { realm: realm(), origin, type: 'window', context: CONTEXT });
      void watch();
      return { context: CONTEXT };
    },

    /** @param url not that of a part of the page that is open */
    async goto(url: string): Promise<{ navigation: string }> {
      const started = startNavigation(url);
      await inTurn(() => driver.send('POST', 'url', { url }));
      return { navigation: started };
    },

    /** Asks for the size of the viewport; the window has a frame around it. */
    async resize({ width, height }: { width: number; height: number }): Promise<void> {
      await inTurn(async () => {
        const frame = await execute<number>('return JSON.stringify(outerHeight - innerHeight);');
        const rect = { x: 0, y: 0, width, height: height + frame };
        await driver.send('POST', 'window/rect', rect);
      });
    },

    async close(): Promise<void> {
      isOpen = false;
      emit('browsingContext.contextDestroyed', { context: CONTEXT, parent: null });
      await leave();
    },
  };
}
