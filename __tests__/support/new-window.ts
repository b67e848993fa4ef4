/** A window that can reach back to the page which opened it, the tests' own. */
export const newWindow = (): Window =>
  Object.create(window, { opener: { writable: true, value: window } });

/** Has the browser open, or block, every window that is asked for. */
export const answerOpen = (answer: Window | 'blocked') =>
  jest.spyOn(window, 'open').mockReturnValue(answer === 'blocked' ? null : answer);
