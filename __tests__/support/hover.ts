/** Has `:hover` match one element, as where the mouse has come to rest before any script. */
export const stubHover = (element: Element) =>
  jest.spyOn(element, 'matches').mockImplementation((selector) => selector === ':hover');
