import { type Locator, type Page } from '@playwright/test';

/** A stop of the Tab key. */
interface Stop {
  readonly name: string;
  /** What is wrong with it; empty when nothing is. */
  readonly faults: readonly string[];
}

const MOST_STOPS = 120;

/** Where the focus is; undefined: nowhere, or where it has been before. */
const currentStop = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const visited = ((window as { visited?: Element[] }).visited ??= []);
    const element = document.activeElement;
    if (!element || element === document.body || visited.includes(element)) return undefined;
    const last = visited.at(-1);
    visited.push(element);
    const ground = getComputedStyle(document.body).backgroundColor;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    const comesAfter =
      !last || last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    const checks: [fault: string, holds: unknown][] = [
      ['comes out of order', comesAfter],
      ['is not visible', element.checkVisibility({ visibilityProperty: true })],
      ['is inert', !element.closest('[inert]')],
      [
        'is outside of the window or covered',
        over && (element.contains(over) || over.contains(element)),
      ],
      ['has no ring', outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2],
      ['has a ring that nobody sees', !/, 0\)$/.test(outlineColor) && outlineColor !== ground],
    ];
    return {
      name: element.ariaLabel ?? element.textContent,
      faults: checks.flatMap(([fault, holds]) => (holds ? [] : fault)),
    };
  });

/** Ends when nothing slides or fades any more. */
const standsStill = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)).then());

/** Presses Tab until the focus leaves the page or comes around. @returns its stops, in order */
export async function tabThrough(page: Page): Promise<readonly Stop[]> {
  await standsStill(page);
  await page.evaluate(() => delete (window as { visited?: Element[] }).visited);
  const stops: Stop[] = [];
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim();

export const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => plain(name));

/** The names that the elements would have as stops. */
export const namesAt = (elements: readonly Locator[]) =>
  Promise.all(
    elements.map(async (element) =>
      plain(
        (await element.getAttribute('aria-label')) ?? (await element.textContent()) ?? 'no text',
      ),
    ),
  );

export const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `«${name}» ${fault}`));
