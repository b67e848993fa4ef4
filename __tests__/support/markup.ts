import { type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readPage } from '@/lib/html/html';

/**
 * Returns texts and attributes of a component's markup, in document order. `kinds` are separated by spaces: `p` for the
 * texts of paragraphs, `a@href` for the addresses of links. A missing attribute is undefined.
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
