import { readPage, type PageElement } from '@/scripts/export/html';

/** Finds elements of a page by their name and by attributes, in the page's order. */
export function elementsIn(html: string) {
  const { elements } = readPage(html);
  const has = ({ attributes }: PageElement, name: string, value: string) =>
    attributes.get(name) === value;
  return (name: string, expected: Readonly<Record<string, string>> = {}) =>
    elements.filter(
      (element) =>
        (name === '*' || element.name === name) &&
        Object.entries(expected).every(([attribute, value]) => has(element, attribute, value)),
    );
}
