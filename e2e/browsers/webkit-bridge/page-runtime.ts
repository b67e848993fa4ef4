/** What Playwright refers to: a value, or something in the page by its handle. */
export type LocalValue =
  | { readonly handle: string }
  | { readonly sharedId: string }
  | { readonly type: string; readonly value?: unknown };

/** A line of the console, or an error that nobody caught. */
interface LogEntry {
  readonly kind: 'console' | 'error';
  readonly level: string;
  readonly text: string;
}

/** What a page is at the moment. */
export interface PageState {
  /** Differs from document to document. */
  readonly document: string;
  readonly url: string;
  readonly readyState: DocumentReadyState;
  readonly log: readonly LogEntry[];
}

export interface PageRuntime {
  readonly document: string;
  state(): PageState;
  /** @returns what came of it, as BiDi has it @throws ReferenceError when an argument is gone */
  call(
    body: (...args: unknown[]) => unknown,
    args: readonly LocalValue[],
    byHandle: boolean,
  ): Promise<object>;
}

/** Runs in the page, sent as its own source: keeps what Playwright holds handles of, and the console. */
export function pageRuntime(): PageRuntime {
  const kept = globalThis as { playwrightBridge?: PageRuntime };
  if (kept.playwrightBridge) return kept.playwrightBridge;

  const id = String(Math.random());
  const handles = new Map<unknown, unknown>();
  const log: LogEntry[] = [];
  const { console } = globalThis;
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    const original = console[level];
    console[level] = (...args: unknown[]) => {
      log.push({ kind: 'console', level, text: args.join(' ') });
      original.apply(console, args);
    };
  }
  const textOf = (error: unknown) =>
    error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const logError = (error: unknown) =>
    log.push({ kind: 'error', level: 'error', text: textOf(error) });
  addEventListener('error', ({ error, message }) => logError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => logError(reason));

  function toValue(local: LocalValue): unknown {
    if (!('type' in local)) {
      const handle = 'handle' in local ? local.handle : local.sharedId;
      if (!handles.has(handle)) throw new ReferenceError('It was of another page.');
      return handles.get(handle);
    }
    const { type, value } = local;
    if (type === 'array') return (value as LocalValue[]).map(toValue);
    if (type === 'object') {
      const entries = value as [LocalValue, LocalValue][];
      return Object.fromEntries(entries.map((entry) => entry.map(toValue)));
    }
    if (type === 'number') return Number(value);
    return type === 'null' ? null : value;
  }

  function toRemote(value: unknown, byHandle: boolean): object {
    // A node has no value; Playwright asks so for its name in another world.
    const isNode = value instanceof Node;
    // A value that came by JSON is passed on as it is, as text would be.
    if (!isNode && (!byHandle || Object(value) !== value)) return { type: 'string', value };
    const handle = `${id}-${handles.size}`;
    handles.set(handle, value);
    if (!isNode) return { type: typeof value, handle };
    return { type: 'node', handle, sharedId: handle, value: { nodeType: value.nodeType } };
  }

  kept.playwrightBridge = {
    document: id,
    state: () => ({
      document: id,
      url: location.href,
      readyState: document.readyState,
      log: log.splice(0),
    }),
    async call(body, args, byHandle) {
      const values = args.map(toValue);
      try {
        return { type: 'success', result: toRemote(await body(...values), byHandle) };
      } catch (error) {
        return { type: 'exception', exceptionDetails: { text: textOf(error) } };
      }
    },
  };
  return kept.playwrightBridge;
}
