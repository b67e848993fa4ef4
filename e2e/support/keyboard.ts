import { type Page } from 'playwright/test';

/** In these colours a focus ring must be visible. */
const colourModes = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

/** Adds the focused element to the visited ones. @returns false if there is none or if it was visited before */
function visitFocused(visited: Element[]): boolean {
  const element = document.activeElement;
  if (!element || element === document.body || visited.includes(element)) return false;
  visited.push(element);
  return true;
}

/** Describes what is wrong with the elements from an index on while each of them has the focus. */
function focusFaults(visited: readonly HTMLElement[], from: number): string[] {
  const { backgroundColor } = getComputedStyle(document.body);
  return visited.slice(from).flatMap((element) => {
    element.focus();
    // Forced colours hide some controls, and the carousel hides slides once it is hydrated.
    const isHidden = element.matches('[aria-hidden=true] *');
    if (isHidden || element !== document.activeElement) return [];
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    // Checks a link's first line, because the middle of a wrapped link's box may be between its lines.
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    const { labels } = element as HTMLInputElement;
    const checks = {
      // Elements that are hidden or behind a dialog fail this check, too.
      'is outside of the window or covered': [element, ...(labels ?? [])].some((own) =>
        own.contains(over),
      ),
      'has no focus ring': outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      // The opaque colour `rgb(0, 0, 0)` ends with « 0)», too, so the pattern requires `rgba`.
      'has an invisible focus ring':
        !/^rgba.* 0\)$/.test(outlineColor) && outlineColor !== backgroundColor,
    };
    return Object.entries(checks).flatMap(([fault, holds]) =>
      holds ? [] : `«${element.textContent}» ${fault}`,
    );
  });
}

/** Describes controls after `visited[0]` that Tab did not reach. If a dialog is open, only its controls count. */
function unreachedControls(visited: Element[]): string[] {
  const place = document.querySelector('dialog[open]') ?? document;
  // Tab reaches one radio button of each group.
  const stopOf = (control: Element) => control.getAttribute('name') ?? control;
  const reached = visited.map(stopOf);
  return Array.from(place.querySelectorAll('a[href], button, input')).flatMap((control) => {
    const isStop =
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, [tabindex="-1"], [aria-hidden]') &&
      visited[0]!.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isStop && !reached.includes(stopOf(control))
      ? `«${control.textContent}» is not reached`
      : [];
  });
}

/** Presses Tab until the focus leaves the page or returns to its start, then focuses the same elements in other colours. */
export async function tabOrderFaults(page: Page): Promise<string[]> {
  const [first, ...others] = colourModes;
  await page.emulateMedia(first);
  // Waits for running animations, because they may hide or move elements.
  const visited = await page.evaluateHandle(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [document.activeElement as HTMLElement];
  });
  const faults: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    if (!(await visited.evaluate(visitFocused))) break;
    faults.push(...(await visited.evaluate(focusFaults, step + 1)));
  }
  faults.push(...(await visited.evaluate(unreachedControls)));
  for (const mode of others) {
    await page.emulateMedia(mode);
    const own = await visited.evaluate(focusFaults, 1);
    faults.push(...own.map((fault) => `${fault} (${JSON.stringify(mode)})`));
  }
  return faults;
}
