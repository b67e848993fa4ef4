/** What Playwright refers to: a value, or something in the page by its handle. */
export interface LocalValue {
  readonly type?: string;
  readonly value?: unknown;
  readonly handle?: string;
  readonly sharedId?: string;
}

/** What a page is at the moment. */
export interface PageState {
  /** Differs from document to document. */
  readonly document: string;
  readonly url: string;
  readonly readyState: DocumentReadyState;
  /** Since the last look: lines of the console and errors that nobody caught, as BiDi has them. */
  readonly log: readonly object[];
}

/** Keeps what Playwright holds handles of, and the console. */
function createRuntime() {
  const document = String(Math.random());
  const handles = new Map<unknown, unknown>();
  const log: object[] = [];
  // Without a window manager a window loses the focus by chance; Playwright's own browsers always have it.
  Document.prototype.hasFocus = () => true;
  const { console } = globalThis;
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
    const original = console[method];
    console[method] = (...args: unknown[]) => {
      const text = args.join(' ');
      log.push({ type: 'console', level: method, method, text, args: [toRemote(text, false)] });
      original.apply(console, args);
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
    // A node has no value; Playwright asks so for its name in another world.
    const isNode = value instanceof Node;
    // A value that came by JSON is passed on as it is, as text would be.
    if (!isNode && (!byHandle || Object(value) !== value)) return { type: 'string', value };
    const handle = `${document}-${handles.size}`;
    handles.set(handle, value);
    return { type: isNode ? 'node' : typeof value, handle, sharedId: handle };
  }

  /** Calls a function. @returns as JSON: what came of it, as BiDi has it, and the state of the page */
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

/** Source of the page's runtime, which the first use makes; tsx wraps functions in a helper of its own. */
export const RUNTIME = `(globalThis.playwrightBridge ??= ((__name) => (${createRuntime.toString()})())((value) => value))`;
