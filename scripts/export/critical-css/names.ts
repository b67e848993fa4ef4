import { type ExtractorResultDetailed } from 'purgecss';
import { type PageElement } from '../html';

const words = (text: string | undefined) => text?.split(/\s+/).filter(Boolean) ?? [];

/** What selectors can name on a page. */
export function namesInPage(elements: readonly PageElement[]): ExtractorResultDetailed {
  const attributes = elements.flatMap((element) => [...element.attributes]);
  return {
    tags: elements.map(({ name }) => name),
    classes: elements.flatMap((element) => words(element.attributes.get('class'))),
    ids: elements.flatMap((element) => words(element.attributes.get('id'))),
    attributes: {
      names: attributes.map(([name]) => name),
      values: attributes.map(([, value]) => value),
    },
    undetermined: [],
  };
}

/** Two slashes after a colon stand in an address. */
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** What selectors can name in elements that a script makes: the tags and words of its source. */
export function namesInSource(source: string): ExtractorResultDetailed {
  const code = source.replace(comments, '');
  return {
    tags: [...code.matchAll(/<([a-z]\w*)/g)].map(([, name = '']) => name),
    classes: code.split(/[\s'"`{}]+/),
    ids: [],
    attributes: { names: [], values: [] },
    undetermined: [],
  };
}
