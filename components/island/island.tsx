import { type ComponentType, type PropsWithChildren } from 'react';

/** Names of the islands. Each island has an entry point in `scripts/build/export/bundle-islands/entries`. */
export type IslandName = 'share' | 'carousel' | 'deletion';

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<PropsWithChildren<Props>>;
  /** The component's props, which the HTML contains as JSON. */
  readonly props: Props;
  /** `soon`: hydrated some seconds after the page's load. Undefined: hydrated after an intent. */
  readonly hydrate?: 'soon';
  /**
   * Key in the session storage under which a time in epoch milliseconds may be stored. If that time has
   * not passed when the page loads, the island is hydrated at once.
   */
  readonly deadline?: string;
  readonly className?: string;
  /** Content that only the server renders. Hydration does not change its elements. */
  readonly children?: PropsWithChildren['children'];
}

/** A part of the page that is hydrated as its own React root (docs/how-a-page-is-made.md). */
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
