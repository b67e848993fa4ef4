interface KeptProps {
  /** The nodes that the server has rendered inside. */
  readonly nodes: readonly Node[];
}

/**
 * The element whose content only the server renders (components/island/island.tsx). React takes
 * that content for a text that may differ, so it neither renders nor compares it. If React creates
 * a new element, the nodes are moved there.
 */
export const Kept = ({ nodes }: KeptProps) => (
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
