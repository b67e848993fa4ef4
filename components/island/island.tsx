import { type ComponentType, type PropsWithChildren } from 'react';

/** Names of the files in `scripts/build/export/bundle-islands/entries`, which start the islands' code. */
export type IslandName = 'share' | 'carousel' | 'deletion';

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<PropsWithChildren<Props>>;
  /** The component's props, which are written into the HTML as JSON. */
  readonly props: Props;
  /** `soon` hydrates the island some seconds after the page's load; the default is the visitor's intent. */
  readonly hydrate?: 'soon';
  /**
   * Session storage key of a time in epoch milliseconds. The island is hydrated at once if it is
   * still ahead.
   */
  readonly deadline?: string;
  readonly className?: string;
  /** Rendered on the server only: the hydrated component keeps their elements as they are. */
  readonly children?: PropsWithChildren['children'];
}

/** A part of the page that is hydrated, as a React root of its own (docs/how-a-page-is-made.md). */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  hydrate,
  deadline,
  className,
  children,
}: IslandProps<Props>) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-hydrate={hydrate}
      data-deadline={deadline}
      className={className}
    >
      <Component {...props}>{children && <div data-kept="">{children}</div>}</Component>
    </div>
  );
}
