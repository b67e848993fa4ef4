import { type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readPage } from '@/scripts/export/html';

/** A test of what elements of a component say (`p`) or have as attributes (`a@href`), in their order. */
export function has(title: string, component: ReactElement, wanted: string, expected: unknown[]) {
  const parts = wanted.split(' ').map((part) => part.split('@'));
  it(title, () => {
    const { elements } = readPage(renderToStaticMarkup(component));
    const found = elements.flatMap(({ name, text, attributes }) =>
      parts
        .filter(([element]) => element === name)
        .map(([, attribute]) => (attribute ? attributes.get(attribute) : text)),
    );
    expect(found).toEqual(expected);
  });
}
