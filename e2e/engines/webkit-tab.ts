import { setTimeout as delay } from 'node:timers/promises';
import { RUNTIME, type LocalValue, type PageState } from './page-runtime';
import { type Driver } from './webkit-driver';

/** Interval in milliseconds at which the page is polled while no command runs. */
const LOOK_MS = 50;

/** Timeout in milliseconds for replacing a page with an empty one. */
const LEAVE_LIMIT_MS = 5000;

/** Id of the page in WebDriver BiDi. There is only one page. */
const CONTEXT = 'page';

/** An empty page. WebKitGTK 2.50 would crash at `about:blank` after a page without scripts. */
const EMPTY = 'data:text/html,';

/** Id of every navigation. There is only one at a time. */
const navigation = 'navigation';

export type Tab = ReturnType<typeof createTab>;

/** Runs scripts in the page, polls the page's state, and reports changes to Playwright by BiDi events. */
export function createTab(driver: Driver, emit: (method: string, params: object) => void) {
  let state: PageState | undefined;

  const tell = (event: string, params: object) =>
    emit(`browsingContext.${event}`, { context: CONTEXT, ...params });

  function createRealm(realm: string, url: string): void {
    const { origin } = new URL(url);
    emit('script.realmCreated', { realm, origin, type: 'window', context: CONTEXT });
  }

  /** Reports what has changed since the last poll. */
  function notice(next: PageState): void {
    const { document: realm, url, readyState, log } = next;
    const isNew = realm !== state?.document;
    const before = isNew ? 'loading' : state?.readyState;
    if (isNew) {
      emit('script.realmDestroyed', { realm: state?.document });
      createRealm(realm, url);
      // The order matters: at `navigationCommitted` Playwright adds its scripts to the realm reported last.
      tell('navigationCommitted', { navigation, url });
    } else if (url !== state?.url) tell('historyUpdated', { url });
    if (before === 'loading' && readyState !== 'loading') tell('domContentLoaded', { url });
    if (before !== 'complete' && readyState === 'complete') tell('load', { url });
    const source = { realm, context: CONTEXT };
    for (const entry of log) emit('log.entryAdded', { ...entry, source, timestamp: Date.now() });
    state = next;
  }

  /**
   * Calls a function, given by its source, in the page. If the page is replaced during the call, WebKit never answers.
   * The timer `watch` still polls, so Playwright learns about the new page and repeats its call.
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

  // Errors are ignored, because during a navigation there may be no document that could answer.
  const watch = setInterval(() => void call('() => {}').catch(() => undefined), LOOK_MS);

  return {
    call,

    /** Reports the empty page to Playwright as a new one. @returns its id */
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

    /** Replaces the page with an empty one and releases all keys and buttons. @throws Error if that takes too long */
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
