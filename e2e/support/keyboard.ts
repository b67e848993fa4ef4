import { type Page } from 'playwright/test';

const MOST_STOPS = 120;

/**
 * Describes what is wrong with the focused element and adds it to the visited ones. Undefined if
 * nothing has the focus, or if the element was focused before.
 */
function focusFaults(visited: Element[]): string[] | undefined {
  const element = document.activeElement;
  if (!element || element === document.body || visited.includes(element)) return undefined;
  const last = visited.at(-1);
  visited.push(element);
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  // A link may wrap, and the middle of its box may then be between its lines.
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  const { backgroundColor } = getComputedStyle(document.body);
  const checks = {
    'is out of document order': last && last.compareDocumentPosition(element) & follows,
    'is not visible': element.checkVisibility({ visibilityProperty: true }),
    'is inert': !element.closest('[inert]'),
    'is behind a dialog':
      !document.querySelector('dialog[open]') || element.closest('dialog[open]'),
    'is outside of the window or covered': over && element.contains(over),
    'has no focus ring': outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    // Transparent colours end with « 0)», but so do opaque ones whose blue is 0: hence `rgba`.
    'has an invisible focus ring':
      !/^rgba.* 0\)$/.test(outlineColor) && outlineColor !== backgroundColor,
  };
  return Object.entries(checks).flatMap(([fault, holds]) =>
    holds ? [] : `«${element.textContent}» ${fault}`,
  );
}

/** Describes controls after the starting point, or in the open dialog, that Tab has not reached. */
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

/**
 * Presses Tab until the focus leaves the page or returns to an element that it was on before.
 *
 * @returns sentences about elements that are out of order, invisible, covered, without a focus ring
 * or not reached
 */
export async function tabOrderFaults(page: Page): Promise<string[]> {
  // An animation may still hide or move elements, so all of them must end first.
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
