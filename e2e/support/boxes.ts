import { type Page } from 'playwright/test';

/** Position and size of each matching element, rounded because Firefox's values vary by fractions of a pixel. */
export const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join();
    }),
  );
