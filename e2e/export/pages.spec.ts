import { expect, test } from 'playwright/test';
import { exportedPages, readElements } from '../support/exported';
import { navigation } from '../support/published';

test('each page marks the links of toolbar and drawer to itself and no others', () => {
  for (const file of exportedPages) {
    const find = readElements(`/${file}`);
    const address = `/${file.replace('index.html', '')}`;
    const own = navigation.filter(({ href }) => href === address).map(({ href }) => href);
    const marked = find('a', { 'aria-current': 'page' }).map(({ attributes }) =>
      attributes.get('href'),
    );
    expect(marked, file).toEqual([...own, ...own]);
  }
});
