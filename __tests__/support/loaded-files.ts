/** Lets so many tasks pass. */
async function tasks(count: number): Promise<void> {
  for (let task = 0; task < count; task += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

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
    await tasks(1);
  },
  tasks,
});
