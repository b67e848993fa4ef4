import { type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readPage } from '@/scripts/export/html';

/**
 * A test of what a component writes into the page: of the wanted elements, in their order, their
 * own texts (`p`) or values of attributes (`a@href`).
 */
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
