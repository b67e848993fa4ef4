interface KeptProps {
  /** What the server has rendered inside. */
  readonly nodes: readonly Node[];
}

/**
 * The element with what an island has of the server (components/island/island.tsx). React neither
 * renders nor compares what is in it: to React its content is a text that may differ. If React has
 * made a new element, the nodes move there.
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
