/** The document has been read to its end. */
export const documentRead = () =>
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));

/** The document and all its files are there. */
export const documentLoaded = () => window.dispatchEvent(new Event('load'));

/** Gives every test of a file a window that no test before has listened to. */
export function forgetListeners() {
  let listen: jest.SpiedFunction<typeof window.addEventListener>;
  beforeEach(() => {
    listen = jest.spyOn(window, 'addEventListener');
  });
  afterEach(() => {
    for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
    listen.mockRestore();
  });
}
