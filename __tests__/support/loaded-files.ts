/** jsdom loads no file; here a test says for each element of the head what became of it. */
export const loadedFiles = () => ({
  addresses: () =>
    [...document.head.querySelectorAll('link, script')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href'),
    ),
  async settle(address: string, outcome: 'load' | 'error' = 'load') {
    document.head
      .querySelectorAll(`[src="${address}"], [href="${address}"]`)
      .forEach((element) => element.dispatchEvent(new Event(outcome)));
    // Promises that hang on the event are done before the next task.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  },
});
