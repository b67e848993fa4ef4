import { expect, test } from '@playwright/test';
import { consoleOfWebKit } from './console';
import { startTour } from './tour';

test('the console of WebKit has nothing to say of any page or its policy', async () => {
  const { url, finished, close } = await startTour();
  const lines = await consoleOfWebKit(url, finished).finally(close);
  // The page for unknown addresses comes with status 404, which is what it is.
  expect(lines.filter((line) => !line.includes('404'))).toEqual([]);
});
