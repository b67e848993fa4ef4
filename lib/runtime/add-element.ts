/**
 * Adds an element to the head, with these properties.
 *
 * @returns settles with the file that the element loads; one that does not
 *   come takes its element with it, so that it can be asked for again
 */
export const addElement = (tag: string, properties: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.onload = resolve;
    element.onerror = () => {
      element.remove();
      reject(new Error(tag));
    };
    document.head.append(element);
  });

/** Adds a script. React knows it again by `async` and the address as written. */
export const addScript = (src: string) => addElement('script', { src, async: true });
