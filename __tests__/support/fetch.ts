/** What a request asked for, the browser's defaults filled in. */
interface SentRequest {
  readonly address: string;
  readonly method: string;
  readonly cache: RequestCache | undefined;
  readonly referrerPolicy: ReferrerPolicy | undefined;
}

/**
 * Puts a server that answers every request with one status in the place of the
 * network, which jsdom has not. It stays until the next call.
 *
 * @param answer the status, or `broken` for a connection that fails
 */
export function stubFetch(answer: number | 'broken') {
  const sent: SentRequest[] = [];
  const stand: typeof fetch = (input, init) => {
    sent.push({
      address: String(input),
      method: init?.method ?? 'GET',
      cache: init?.cache,
      referrerPolicy: init?.referrerPolicy,
    });
    if (answer === 'broken') return Promise.reject(new TypeError('Failed to fetch'));
    const response: Partial<Response> = { status: answer, ok: answer >= 200 && answer < 300 };
    return Promise.resolve(response as Response);
  };
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: stand });
  return {
    requests: () => sent,
    addresses: () => sent.map(({ address }) => address),
  };
}
