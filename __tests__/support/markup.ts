import { type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readPage } from '@/scripts/build/export/html';

/**
 * Returns texts and attributes of a component's markup, in document order.
 *
 * @param kinds separated by spaces: `p` for the text of elements, `a@href` for an attribute, which is
 *   undefined where it is missing
 */
export function partsOf(component: ReactElement, kinds: string): (string | undefined)[] {
  const wanted = kinds.split(' ').map((kind) => kind.split('@'));
  const { elements } = readPage(renderToStaticMarkup(component));
  return elements.flatMap(({ name, text, attributes }) =>
    wanted
      .filter(([element]) => element === name)
      .map(([, attribute]) => (attribute ? attributes.get(attribute) : text)),
  );
}
