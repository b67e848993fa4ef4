import { type Response } from '@playwright/test';
import { expect, test } from '../support/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the first view of the Android page loads two screenshots of at most 45 KB', async ({
      page,
    }) => {
      const responses: Response[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/screens/')) responses.push(response);
      });
      await page.goto('/details/android/', { waitUntil: 'networkidle' });
      // A copy, since the carousel may ask for more while the bodies are read.
      const firstView = [...responses];
      const bodies = await Promise.all(firstView.map((response) => response.body()));
      expect(firstView.length).toBeGreaterThan(0);
      expect(firstView.length).toBeLessThanOrEqual(2);
      expect(firstView.every((response) => response.url().includes(`-${colorScheme}@`))).toBe(true);
      expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(45 * 1024);
    });
  });
}
