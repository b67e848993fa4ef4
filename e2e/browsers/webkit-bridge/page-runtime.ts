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
  /** Lines of the console and, at «uncaught», errors that nobody caught, since the last look. */
  readonly log: readonly { readonly level: string; readonly text: string }[];
}

/** Runs in the page, sent as its own source: keeps what Playwright holds handles of, and the console. */
export function pageRuntime() {
  const kept = globalThis as { playwrightBridge?: ReturnType<typeof createRuntime> };
  kept.playwrightBridge ??= createRuntime();
  return kept.playwrightBridge;

  function createRuntime() {
    const document = String(Math.random());
    const handles = new Map<unknown, unknown>();
    const log: PageState['log'][number][] = [];
    const { console } = globalThis;
    for (const level of ['error', 'warn', 'info', 'log'] as const) {
      const original = console[level];
      console[level] = (...args: unknown[]) => {
        log.push({ level, text: args.join(' ') });
        original.apply(console, args);
      };
    }
    const textOf = (error: unknown) =>
      error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const logError = (error: unknown) => log.push({ level: 'uncaught', text: textOf(error) });
    addEventListener('error', ({ error, message }) => logError(error ?? message));
    addEventListener('unhandledrejection', ({ reason }) => logError(reason));

    function toValue({ type, value, handle, sharedId }: LocalValue): unknown {
      if (type === undefined) {
        const id = handle ?? sharedId;
        if (!handles.has(id)) throw new ReferenceError('It was of another page.');
        return handles.get(id);
      }
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
      const handle = `${document}-${handles.size}`;
      handles.set(handle, value);
      if (!isNode) return { type: typeof value, handle };
      return { type: 'node', handle, sharedId: handle, value: { nodeType: value.nodeType } };
    }

    return {
      state: (): PageState => ({
        document,
        url: location.href,
        readyState: globalThis.document.readyState,
        log: log.splice(0),
      }),
      /** @returns what came of it, as BiDi has it @throws ReferenceError when an argument is gone */
      async call(body: (...args: unknown[]) => unknown, args: LocalValue[], byHandle: boolean) {
        const values = args.map(toValue);
        try {
          return { type: 'success', result: toRemote(await body(...values), byHandle) };
        } catch (error) {
          return { type: 'exception', exceptionDetails: { text: textOf(error) } };
        }
      },
    };
  }
}
