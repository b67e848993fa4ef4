/** What Playwright refers to: a value, or something in the page by its handle. */
export type LocalValue =
  | { readonly handle: string }
  | { readonly sharedId: string }
  | { readonly type: string; readonly value?: unknown };

/** A line of the console, or an error that nobody caught. */
export interface LogEntry {
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

/** What came of a call: its value as JSON, a reference to it, or what was thrown. */
export interface Outcome {
  readonly json?: string;
  readonly remote?: object;
  readonly thrown?: string;
  readonly missing?: true;
}

export interface PageRuntime {
  state(): PageState;
  call(
    body: (...args: unknown[]) => unknown,
    args: readonly LocalValue[],
    byHandle: boolean,
  ): Promise<Outcome>;
  disown(handles: readonly string[]): void;
}

/** Runs in the page, sent as its own source: keeps what Playwright holds handles of, and the console. */
export function pageRuntime(): PageRuntime {
  const kept = globalThis as { playwrightBridge?: PageRuntime };
  if (kept.playwrightBridge) return kept.playwrightBridge;

  const id = String(Math.random());
  const handles = new Map<string, unknown>();
  let count = 0;
  const log: LogEntry[] = [];
  const { console } = globalThis;
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    const original = console[level];
    console[level] = (...args: unknown[]) => {
      log.push({ kind: 'console', level, text: args.join(' ') });
      original.apply(console, args);
    };
  }
  addEventListener('error', ({ message, error }) => {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : message;
    log.push({ kind: 'error', level: 'error', text });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    log.push({ kind: 'error', level: 'error', text: String(reason) }),
  );

  function toValue(local: LocalValue): unknown {
    const reference = 'handle' in local ? local.handle : 'sharedId' in local && local.sharedId;
    if (reference) {
      if (!handles.has(reference)) throw new ReferenceError('no such handle');
      return handles.get(reference);
    }
    const { type, value } = local as { type: string; value?: unknown };
    if (type === 'array') return (value as LocalValue[]).map(toValue);
    if (type === 'object') {
      const entries = value as [LocalValue, LocalValue][];
      return Object.fromEntries(entries.map((entry) => entry.map(toValue)));
    }
    if (type === 'number') return Number(value);
    if (type === 'undefined') return undefined;
    return type === 'null' ? null : value;
  }

  function toRemote(value: unknown): object {
    if (value === null || value === undefined)
      return { type: value === null ? 'null' : 'undefined' };
    if (typeof value !== 'object' && typeof value !== 'function')
      return { type: typeof value, value };
    count += 1;
    const handle = `${id}-${count}`;
    handles.set(handle, value);
    if (!(value instanceof Node)) return { type: typeof value, handle };
    return { type: 'node', handle, sharedId: handle, value: { nodeType: value.nodeType } };
  }

  const runtime: PageRuntime = {
    state: () => ({
      document: id,
      url: location.href,
      readyState: document.readyState,
      log: log.splice(0),
    }),
    async call(body, args, byHandle) {
      let values: unknown[];
      try {
        values = args.map(toValue);
      } catch {
        return { missing: true };
      }
      try {
        const value = await body(...values);
        // A node has no value; Playwright asks so for its name in another world.
        const isReference = byHandle || value instanceof Node;
        return isReference ? { remote: toRemote(value) } : { json: JSON.stringify(value) };
      } catch (error) {
        const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
        return { thrown: text };
      }
    },
    disown(gone) {
      for (const handle of gone) handles.delete(handle);
    },
  };
  kept.playwrightBridge = runtime;
  return runtime;
}
