import { type BidiMessage } from './bidi';

interface Navigation {
  readonly context: string;
  readonly navigation: string | null;
  readonly url: string;
}

interface Realm {
  readonly context?: string;
  readonly origin: string;
  readonly sandbox?: string;
}

/** What a browser says of a page that has come, and Playwright waits for. */
const ARRIVAL = ['navigationCommitted', 'domContentLoaded', 'load'] as const;

/**
 * Firefox says that «back» has begun to restore a page from its cache, and never that the page is
 * there (153). Such a page is the one that gets its realm without having been asked for from a server.
 *
 * @returns takes each message of the browser and gives what has to be said after it
 */
export function watchRestoredPages(): (message: BidiMessage) => BidiMessage[] {
  const begun = new Map<string, Navigation>();
  return (message) => {
    if (message.type !== 'event') return [];
    const { method, params } = message;
    if (method === 'browsingContext.navigationStarted') {
      const navigation = params as Navigation;
      begun.set(navigation.context, navigation);
    }
    if (method === 'network.beforeRequestSent') {
      const { context, navigation } = params as Navigation;
      if (begun.get(context)?.navigation === navigation) begun.delete(context);
    }
    if (method !== 'script.realmCreated') return [];
    const { context = '', origin, sandbox } = params as Realm;
    const restored = begun.get(context);
    if (!restored || sandbox || new URL(restored.url).origin !== origin) return [];
    begun.delete(context);
    const told = { ...restored, timestamp: Date.now() };
    return ARRIVAL.map((name) => ({
      type: 'event',
      method: `browsingContext.${name}`,
      params: told,
    }));
  };
}
