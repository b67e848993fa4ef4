interface PrerenderedContentProps {
  /** The nodes that the server has rendered inside the element. */
  readonly nodes: readonly Node[];
}

/**
 * The element whose content only the server renders (components/island/island.tsx). React takes that
 * content for a text that may differ, so it neither renders nor compares it. If React replaces the
 * element, the nodes are moved into the new one.
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
