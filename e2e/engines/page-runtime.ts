/** An argument from Playwright: a value, or the handle of an object in the page. */
export interface LocalValue {
  readonly type?: string;
  readonly value?: unknown;
  readonly handle?: string;
  readonly sharedId?: string;
}

/** The current state of a page. */
export interface PageState {
  /** A random id of the document. If it changes, the page has a new document. */
  readonly document: string;
  readonly url: string;
  readonly readyState: DocumentReadyState;
  /** Console errors, console warnings and uncaught errors since the last poll, in BiDi's format. */
  readonly log: readonly object[];
}

/** Creates the page's runtime. It calls functions for Playwright and stores errors, warnings and handles. */
function createRuntime() {
  const document = String(Math.random());
  const handles = new Map<unknown, unknown>();
  const log: object[] = [];
  // Without a window manager the window may lose the focus at random, so the page always reports that it
  // has the focus, as in Playwright's own browsers.
  Document.prototype.hasFocus = () => true;
  for (const method of ['error', 'warn'] as const) {
    globalThis.console[method] = (...args) => {
      log.push({ type: 'console', method, args: [toRemote(args.join(' '), false)] });
    };
  }
  const textOf = (error: unknown) =>
    error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const logError = (error: unknown) =>
    log.push({ type: 'javascript', level: 'error', text: textOf(error) });
  addEventListener('error', ({ error, message }) => logError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => logError(reason));

  function toValue({ type, value, handle, sharedId }: LocalValue): unknown {
    if (type === undefined) return handles.get(handle ?? sharedId);
    if (type === 'array') return (value as LocalValue[]).map(toValue);
    if (type !== 'object') return value;
    const entries = value as [LocalValue, LocalValue][];
    return Object.fromEntries(entries.map((entry) => entry.map(toValue)));
  }

  function toRemote(value: unknown, byHandle: boolean): object {
    // A DOM node cannot be serialised, so Playwright always gets a handle to it.
    const isNode = value instanceof Node;
    // Playwright's script has already serialised the value. The type `string` leaves it unchanged.
    if (!isNode && (!byHandle || Object(value) !== value)) return { type: 'string', value };
    const handle = `${document}-${handles.size}`;
    handles.set(handle, value);
    return { type: isNode ? 'node' : typeof value, handle, sharedId: handle };
  }

  /** Calls a function. @returns JSON with the function's result (in BiDi's format) and the page's state */
  return async (body: (...args: unknown[]) => unknown, args: LocalValue[], byHandle: boolean) => {
    const outcome = await (async () => body(...args.map(toValue)))().then(
      (value) => ({ type: 'success', result: toRemote(value, byHandle) }),
      (error) => ({ type: 'exception', exceptionDetails: { text: textOf(error) } }),
    );
    const { readyState } = globalThis.document;
    const state = { document, url: location.href, readyState, log: log.splice(0) };
    return JSON.stringify({ outcome, state } satisfies { outcome: object; state: PageState });
  };
}

/** Source that creates the page's runtime at first use. Defines `__name`, because code from tsx calls it. */
export const RUNTIME = `(globalThis.playwrightBridge ??= ((__name) => (${createRuntime.toString()})())((value) => value))`;
