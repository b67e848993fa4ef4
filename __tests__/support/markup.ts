import { type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readPage } from '@/scripts/export/html';

/** A component as the export has it: its texts, and the values of an attribute, by the elements' name. */
export function markup(component: ReactElement) {
  const { elements } = readPage(renderToStaticMarkup(component));
  const named = (names: string) => elements.filter(({ name }) => names.split(' ').includes(name));
  return {
    texts: (names: string) => named(names).map(({ text }) => text),
    values: (name: string, attribute: string) =>
      named(name).map(({ attributes }) => attributes.get(attribute)),
  };
}
