interface PrerenderedContentProps {
  /** The nodes that the server has rendered as the element's content. */
  readonly nodes: readonly Node[];
}

/**
 * The kept element of an island. In the browser, React renders only an empty string into it. With
 * `suppressHydrationWarning` React accepts and keeps the nodes from the server. If React replaces the element,
 * these nodes are moved into the new element.
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
