import { expect, test } from '../support/test';
import { consoleOfWebKit } from '../support/webkit-console';

test('the console of WebKit has nothing to say of any page or its policy', async ({ site }) => {
  const lines = await consoleOfWebKit(`${site.url}/tour`, site.toured);
  // The page for unknown addresses comes with status 404, which is what it is.
  expect(lines.filter((line) => !line.includes('404'))).toEqual([]);
});
