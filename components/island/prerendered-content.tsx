interface PrerenderedContentProps {
  /** The nodes that the server has rendered as the element's content. */
  readonly nodes: readonly Node[];
}

/**
 * The element whose content only the server renders (components/island/island.tsx). React renders only an
 * empty string into it. With `suppressHydrationWarning` React accepts that the page has other content, and
 * keeps the nodes. If React replaces the element, the nodes are moved into the new element.
 */
export const PrerenderedContent = ({ nodes }: PrerenderedContentProps) => (
  <div
    ref={(element) => {
      if (!element?.hasChildNodes()) element?.append(...nodes);
    }}
    data-kept=""
    suppressHydrationWarning
  >
    {''}
  </div>
);
