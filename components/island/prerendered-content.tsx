interface PrerenderedContentProps {
  /** The nodes that the server has rendered inside the element. */
  readonly nodes: readonly Node[];
}

/**
 * The element whose content only the server renders (components/island/island.tsx). To React the
 * element contains an empty text, which may differ from the page because of `suppressHydrationWarning`.
 * So React keeps the nodes. If React replaces the element, the nodes are moved into the new one.
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
