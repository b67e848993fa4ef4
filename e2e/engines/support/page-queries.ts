import { queryAllByRole } from '@testing-library/dom';

/** One step on the way to an element: a role, and a name where the role is not enough. */
export interface Step {
  readonly role: string;
  readonly name?: string;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The first element of the role and name, each step inside of the one before; undefined when there
 * is none that a screen reader would meet. The document is that of the frame on a page that has one.
 */
function find(steps: readonly Step[]): HTMLElement | undefined {
  let element: HTMLElement | undefined = rootDocument().body;
  for (const { role, name } of steps) {
    if (!element) return undefined;
    const options = name === undefined ? {} : { name: (own: string) => plain(own) === plain(name) };
    element = queryAllByRole(element, role, options)[0];
  }
  return element;
}

const rootDocument = () =>
  document.querySelector<HTMLIFrameElement>('iframe[data-page]')?.contentDocument ?? document;

// Bundled and sent into the page under this name by bundle-queries.ts.
Object.assign(globalThis, { pageQueries: { find, rootDocument } });

/** What the page has under the name `pageQueries`. */
export interface PageQueries {
  find: typeof find;
  rootDocument: typeof rootDocument;
}
