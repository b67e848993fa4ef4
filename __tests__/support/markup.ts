import { type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readPage } from '@/scripts/export/html';

interface MarkupTest {
  readonly title: string;
  readonly component: ReactElement;
  /** Kinds of parts, separated by spaces: `p` for the text of elements, `a@href` for an attribute. */
  readonly parts: string;
  /** The parts expected, in document order; undefined stands for an attribute that is missing. */
  readonly values: readonly unknown[];
}

/** A test of texts and attributes in a component's markup. */
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
