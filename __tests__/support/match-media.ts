/** Gives jsdom media queries; those in `matching` match, and never change. */
export function stubMatchMedia(...matching: readonly string[]) {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: (query: string) => ({
      matches: matching.includes(query),
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  });
}
