import { type Page } from '@playwright/test';

/**
 * Collects what a screen reader says by itself on the next page: the text of
 * each live region when it changes, and the name of what becomes reachable in
 * one. Call it before the page is opened.
 */
export async function listenToAnnouncements(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('announce', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const { announce } = window as unknown as { announce: (text: string) => void };
    const isSilent = (region: Element) => region.getAttribute('aria-live') === 'off';

    function changed({
      target,
      type,
      attributeName,
      addedNodes,
    }: MutationRecord): (string | null | undefined)[] {
      const element = target instanceof HTMLElement ? target : target.parentElement;
      const region = element?.closest('[role=status],[role=alert],[aria-live]');
      if (region && !isSilent(region)) {
        if (region.matches('[hidden]')) return [];
        if (attributeName === 'hidden') return [region.textContent];
        if (type !== 'attributes') return [region.textContent];
        return element?.inert ? [] : [element?.getAttribute('aria-label')];
      }
      return [...addedNodes].flatMap((node) =>
        node instanceof Element && node.matches('[role=alert]:not([hidden])')
          ? node.textContent
          : [],
      );
    }

    new MutationObserver((records) => {
      for (const text of new Set(records.flatMap(changed))) if (text) announce(text);
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['inert', 'hidden'],
    });
  });
  return said;
}
