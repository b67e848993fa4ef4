import { setTimeout as delay } from 'node:timers/promises';
import { RUNTIME, type LocalValue, type PageState } from './page-runtime';
import { type Driver } from './webkit-driver';

/** Milliseconds between two looks at a page of which nothing else is asked. */
const LOOK_MS = 50;

/** Milliseconds that a page may take to make way for an empty one. */
const LEAVE_LIMIT_MS = 5000;

/** The one page, as Playwright names it. */
const CONTEXT = 'page';

/** From a page without scripts to `about:blank`, WebKitGTK 2.50 crashes. */
const EMPTY = 'data:text/html,';

/** Every navigation, as Playwright names it: there is one at a time. */
const navigation = 'navigation';

export type Tab = ReturnType<typeof createTab>;

/**
 * Runs scripts in the page and tells Playwright what becomes of it, by looking at it again and again.
 *
 * @param emit sends an event of BiDi to Playwright
 */
export function createTab(driver: Driver, emit: (method: string, params: object) => void) {
  let state: PageState | undefined;

  const tell = (event: string, params: object) =>
    emit(`browsingContext.${event}`, { context: CONTEXT, ...params });

  function createRealm(realm: string, url: string): void {
    const { origin } = new URL(url);
    emit('script.realmCreated', { realm, origin, type: 'window', context: CONTEXT });
  }

  /** Tells what has changed since the last look. */
  function notice(next: PageState): void {
    const { document: realm, url, readyState, log } = next;
    const isNew = realm !== state?.document;
    const before = isNew ? 'loading' : state?.readyState;
    if (isNew) {
      emit('script.realmDestroyed', { realm: state?.document });
      createRealm(realm, url);
      // Playwright puts scripts into the realm that it knows at the commit.
      tell('navigationCommitted', { navigation, url });
    } else if (url !== state?.url) tell('historyUpdated', { url });
    if (before === 'loading' && readyState !== 'loading') tell('domContentLoaded', { url });
    if (before !== 'complete' && readyState === 'complete') tell('load', { url });
    const source = { realm, context: CONTEXT };
    for (const entry of log) emit('log.entryAdded', { ...entry, source, timestamp: Date.now() });
    state = next;
  }

  /**
   * Calls a function in the page. WebKit never answers when the page makes way for another meanwhile;
   * looks go on, so that Playwright learns of the other one, and asks again.
   *
   * @param body source of the function
   */
  async function call(body: string, args: readonly LocalValue[] = [], byHandle = false) {
    watch.refresh();
    const answer = await driver.send<string>('POST', 'execute/sync', {
      script: `return ${RUNTIME}(${body}, JSON.parse(arguments[0]), arguments[1])`,
      args: [JSON.stringify(args), byHandle],
    });
    const { outcome, state: next } = JSON.parse(answer) as { outcome: object; state: PageState };
    notice(next);
    return { ...outcome, realm: next.document };
  }

  // Between two documents there is none that would answer.
  const look = () => call('() => {}').catch(() => undefined);
  const watch = setInterval(() => void look(), LOOK_MS);

  return {
    call,

    /** Shows Playwright the page, which is empty. @returns how it refers to it */
    async open(userContext: unknown): Promise<{ context: string }> {
      const { realm } = await call('() => {}');
      const none = { parent: null, children: null, originalOpener: null };
      tell('contextCreated', { userContext, url: EMPTY, ...none });
      createRealm(realm, EMPTY);
      return { context: CONTEXT };
    },

    async goto(url: unknown): Promise<{ navigation: string }> {
      await driver.send('POST', 'url', { url });
      return { navigation };
    },

    /** Empties the page, and presses nothing any more. @throws Error when the browser hangs */
    async leave(): Promise<void> {
      tell('contextDestroyed', { parent: null });
      await driver.send('DELETE', 'actions');
      await driver.send('POST', 'url', { url: EMPTY });
      for (const end = Date.now() + LEAVE_LIMIT_MS; state?.url !== EMPTY;) {
        if (Date.now() > end) throw new Error('WebKit does not leave the page.');
        await delay(LOOK_MS);
      }
    },
  };
}
