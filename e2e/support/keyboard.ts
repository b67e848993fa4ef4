import { type Page } from 'playwright/test';

/**
 * Describes what is wrong with the focused element and adds it to the visited elements. Returns
 * undefined if nothing has the focus or if the element was visited before.
 */
function focusFaults(visited: Element[]): string[] | undefined {
  const element = document.activeElement;
  if (!element || element === document.body || visited.includes(element)) return undefined;
  const last = visited.at(-1);
  visited.push(element);
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  // Checks a link's first line, because the middle of a wrapped link's box may be between its lines.
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  const { backgroundColor } = getComputedStyle(document.body);
  const checks = {
    'is out of document order': last && last.compareDocumentPosition(element) & follows,
    // Elements that are hidden or behind a dialog fail this check, too.
    'is outside of the window or covered': over && element.contains(over),
    'has no focus ring': outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    // The opaque colour `rgb(0, 0, 0)` ends with « 0)», too, so the pattern requires `rgba`.
    'has an invisible focus ring':
      !/^rgba.* 0\)$/.test(outlineColor) && outlineColor !== backgroundColor,
  };
  return Object.entries(checks).flatMap(([fault, holds]) =>
    holds ? [] : `«${element.textContent}» ${fault}`,
  );
}

/** Describes controls after `visited[0]` that Tab did not reach. If a dialog is open, only its controls count. */
function unreachedControls(visited: Element[]): string[] {
  const place = document.querySelector('dialog[open]') ?? document;
  return Array.from(place.querySelectorAll('a[href], button, input')).flatMap((control) => {
    const isStop =
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, [tabindex="-1"], [aria-hidden]') &&
      visited[0]!.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isStop && !visited.includes(control) ? `«${control.textContent}» is not reached` : [];
  });
}

/**
 * Presses Tab until the focus leaves the page or returns to an element that had it before.
 *
 * @returns sentences about elements that are out of order, covered, without a focus ring or not reached
 */
export async function tabOrderFaults(page: Page): Promise<string[]> {
  // Waits for running animations, because they may hide or move elements.
  const visited = await page.evaluateHandle(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [document.activeElement!];
  });
  const faults: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const own = await visited.evaluate(focusFaults);
    if (!own) break;
    faults.push(...own);
  }
  return [...faults, ...(await visited.evaluate(unreachedControls))];
}
