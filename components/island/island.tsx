import { type ComponentType, type PropsWithChildren } from 'react';

/** Names of the files in `entries`, by which the build knows the islands' code. */
type IslandName = 'share' | 'carousel' | 'deletion';

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<PropsWithChildren<Props>>;
  /** Travel in the HTML as JSON. */
  readonly props: Props;
  /** `soon`: hydrated some seconds after the load; otherwise when the visitor turns to it. */
  readonly hydrate?: 'soon';
  /** Session storage key of a time in epoch milliseconds: hydrated at once while it lies ahead. */
  readonly deadline?: string;
  readonly className?: string;
  /** Rendered on the server for good: the component takes them as they stand in the page. */
  readonly children?: PropsWithChildren['children'];
}

/** A part of the page that is hydrated, as a React root of its own. */
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
      <Component {...props}>{children}</Component>
    </div>
  );
}
