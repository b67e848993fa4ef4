import { type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readPage } from '@/scripts/export/html';

interface MarkupTest {
  readonly title: string;
  readonly component: ReactElement;
  /** Elements whose text counts, `p`, and attributes of elements, `a@href`; apart by spaces. */
  readonly parts: string;
  /** What all parts of these kinds are, in the page's order; undefined: there is no such attribute. */
  readonly values: readonly unknown[];
}

/** A test of what elements of a component say or have as attributes. */
export function testMarkup({ title, component, parts, values }: MarkupTest): void {
  const expected = parts.split(' ').map((part) => part.split('@'));
  it(title, () => {
    const { elements } = readPage(renderToStaticMarkup(component));
    const found = elements.flatMap(({ name, text, attributes }) =>
      expected
        .filter(([element]) => element === name)
        .map(([, attribute]) => (attribute ? attributes.get(attribute) : text)),
    );
    expect(found).toEqual(values);
  });
}
