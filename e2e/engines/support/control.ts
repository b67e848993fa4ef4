import { expect } from '@playwright/test';
import { type Point } from './driver';
import { type PageQueries, type Step } from './page-queries';
import { type Tab } from './tab';

declare global {
  /** In the page, see page-queries.ts. */
  const pageQueries: PageQueries;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An element by role and accessible name, looked for anew at each question. */
export class Control {
  constructor(
    private readonly tab: Tab,
    private readonly steps: readonly Step[],
  ) {}

  /** The first one of that role and name inside of this one. */
  control(role: string, name?: string): Control {
    return new Control(this.tab, [...this.steps, { role, name }]);
  }

  /** @returns what the function says of the element; null when there is no such element */
  ask<T, Args extends unknown[]>(
    body: (element: HTMLElement, ...args: Args) => T,
    ...args: Args
  ): Promise<Awaited<T> | null> {
    const source = `(steps, args) => {
      const element = pageQueries.find(steps);
      return element ? (${body.toString()})(element, ...args) : null;
    }`;
    // The function's own text is put together here; typed by what it is made of.
    const ask = { toString: () => source } as unknown as (
      steps: readonly Step[],
      args: Args,
    ) => T | null;
    return this.tab.evaluate(ask, this.steps, args) as Promise<Awaited<T> | null>;
  }

  async isVisible(): Promise<boolean> {
    return (await this.ask((element) => element.getClientRects().length > 0)) ?? false;
  }

  text = () => this.ask((element) => element.innerText.replace(/\s+/g, ' ').trim());

  attribute = (name: string) => this.ask((element, own) => element.getAttribute(own), name);

  /** Whether the element has the focus, and whether the browser shows it. */
  focus = () =>
    this.ask((element) => ({
      held: element.matches(':focus'),
      ring: element.matches(':focus-visible') && getComputedStyle(element).outlineStyle !== 'none',
    }));

  takeFocus = () => this.ask((element) => element.focus());

  box = () =>
    this.ask((element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    });

  /** Middle of the element, once it rests there and nothing lies over it. */
  async middle(): Promise<Point> {
    let middle: Point | null = null;
    await expect(async () => {
      await this.ask((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const before = await this.box();
      middle = await this.ask((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const point = { x: left + width / 2, y: top + height / 2 };
        const over = element.ownerDocument.elementFromPoint(point.x, point.y);
        return over && (element.contains(over) || over.contains(element)) ? point : null;
      });
      expect(middle, `${JSON.stringify(this.steps)} is there and free`).not.toBeNull();
      expect(await this.box(), 'it rests').toEqual(before);
    }).toPass({ timeout: 10_000, intervals: [0, 20, 50, 100] });
    if (!middle) throw new Error('unreachable');
    return middle;
  }

  async click(): Promise<void> {
    await this.tab.clickAt(await this.middle());
  }
}

/** Waits until a page with this heading is there, while the one before it may be going. */
export const expectHeading = (tab: Tab, text: string) =>
  expect
    .poll(() =>
      tab
        .control('heading')
        .text()
        .catch(() => null),
    )
    .toBe(text);

/** Waits until the element can be seen. */
export const expectVisible = (control: Control) =>
  expect.poll(() => control.isVisible()).toBe(true);

/** Waits until the element cannot be seen. */
export const expectHidden = (control: Control) =>
  expect.poll(() => control.isVisible()).toBe(false);
