import { type ComponentType, type PropsWithChildren, type ReactElement } from 'react';

/** Each has an entry point in `bundle-islands/entries`. `tell` is the share menu (docs/decisions.md). */
export type IslandName = 'tell' | 'carousel' | 'deletion';

/** What JSON keeps of a value: no function, date or element, which React itself would pass in development. */
type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ReactElement | ((...parameters: never[]) => unknown)
    ? never
    : { [Key in keyof Value]: Json<Value[Key]> };

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<PropsWithChildren<Props>>;
  readonly props: Props & Json<Props>;
  /** What the island's line with `data-failure` says if the island's code is missing. */
  readonly fallback: string;
  readonly className?: string;
  /** Only the server renders them. Hydration does not change their elements. */
  readonly children?: PropsWithChildren['children'];
}

/** A part of the page that is hydrated as its own React root (docs/how-a-page-is-made.md). */
export function Island<Props extends object>({
  component: Component,
  children,
  ...island
}: IslandProps<Props>) {
  return (
    <div
      data-island={island.name}
      data-props={JSON.stringify(island.props)}
      data-fallback={island.fallback}
      className={island.className}
    >
      <Component {...island.props}>{children && <div data-kept="">{children}</div>}</Component>
    </div>
  );
}
