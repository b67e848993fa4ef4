import { type Page } from 'playwright/test';

const MOST_STOPS = 120;

/** Faults of the focused element; undefined if nothing has the focus, or if it was focused before. */
function focusFaults(visited: Element[]): string[] | undefined {
  const element = document.activeElement;
  if (!element || element === document.body || visited.includes(element)) return undefined;
  const last = visited.at(-1);
  visited.push(element);
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  // A link that wraps has its middle between its lines.
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  const { backgroundColor } = getComputedStyle(document.body);
  const checks = {
    'comes out of order': last && last.compareDocumentPosition(element) & follows,
    'is not visible': element.checkVisibility({ visibilityProperty: true }),
    'is inert': !element.closest('[inert]'),
    'is behind a dialog':
      !document.querySelector('dialog[open]') || element.closest('dialog[open]'),
    'is outside of the window or covered': over && element.contains(over),
    'has no ring': outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    // Blue may be zero, too.
    'has a ring that nobody sees':
      !/^rgba.* 0\)$/.test(outlineColor) && outlineColor !== backgroundColor,
  };
  return Object.entries(checks).flatMap(([fault, holds]) =>
    holds ? [] : `«${element.textContent}» ${fault}`,
  );
}

/** Controls, after the starting point or in the modal dialog, that Tab has not reached. */
function unreachedControls(visited: Element[]): string[] {
  const place = document.querySelector('dialog[open]') ?? document;
  return Array.from(place.querySelectorAll('a[href], button, input')).flatMap((control) => {
    const isStop =
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, [inert] *, [tabindex="-1"], [aria-hidden]') &&
      visited[0]!.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isStop && !visited.includes(control) ? `«${control.textContent}» is not reached` : [];
  });
}

/** Presses Tab until the focus leaves the page or starts again. @returns faults, in words */
export async function tabOrderFaults(page: Page): Promise<string[]> {
  // When all animations have ended.
  const visited = await page.evaluateHandle(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [document.activeElement!];
  });
  const faults: string[] = [];
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab');
    const own = await visited.evaluate(focusFaults);
    if (!own) break;
    faults.push(...own);
  }
  return [...faults, ...(await visited.evaluate(unreachedControls))];
}
