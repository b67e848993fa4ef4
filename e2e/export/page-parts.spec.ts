import { expect, test } from '@playwright/test';
import { exportedPages, readElements } from '../support/exported';
import { product } from '../support/published';
import { platformsOf, releaseAnchor } from '@/lib/releases/platforms';
import { routes } from '@/lib/site/routes';

/** Parts of a page that links of the same page lead to. */
const leadTo = (find: ReturnType<typeof readElements>) =>
  find('a').flatMap(({ attributes }) => attributes.get('href')?.match(/^#(.+)/)?.[1] ?? []);

test('every link to a part of its page finds it', () => {
  for (const file of exportedPages) {
    const find = readElements(`/${file}`);
    for (const id of leadTo(find)) expect(find('*', { id }), `${file}#${id}`).toHaveLength(1);
  }
});

test('on the page of changes such links lead down to each program and each version', () => {
  const parts = platformsOf(product).flatMap(({ id, releases }) => [
    id,
    ...releases.map(({ version }) => releaseAnchor(id, version)),
  ]);
  expect(leadTo(readElements(routes.changes))).toEqual(expect.arrayContaining(parts));
});
