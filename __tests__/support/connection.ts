/** Gives jsdom what the Network Information API tells; undefined: a browser without it. */
export function stubConnection(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}
