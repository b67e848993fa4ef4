import { createHash } from 'node:crypto';
import { type Page } from '@playwright/test';
import { expectedPages } from '../support/expected-pages';
import { collectViolations, readPolicy } from '../support/policy';
import { expect, test } from '../support/test';

const paths = [...expectedPages.map(({ path }) => path), '/no-such-page/'];

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Inline scripts of the markup, read by the browser's own parser, which runs none of them here.
 * Structured data is not run by anything and needs no hash.
 */
const inlineScripts = (page: Page, html: string) =>
  page.evaluate(
    (markup) =>
      Array.from(
        new DOMParser()
          .parseFromString(markup, 'text/html')
          .querySelectorAll('script:not([src], [type="application/ld+json"])'),
        (script) => script.textContent ?? '',
      ),
    html,
  );

for (const path of paths) {
  test(`${path} has its policy first, with its own scripts and nothing unsafe`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const policy = readPolicy(html);
    expect(policy?.get('default-src')).toEqual(["'self'"]);
    // Only the page with the form asks a service for something.
    const called = path === '/deleteUserData/' ? ["'self'"] : ["'none'"];
    expect(policy?.get('connect-src')).toEqual(called);
    expect(policy?.get('trusted-types')).toEqual(["'none'"]);
    expect([...(policy?.values() ?? [])].flat().join(' ')).not.toContain('unsafe');
    const scripts = await inlineScripts(page, html);
    expect(scripts.length).toBeGreaterThan(0);
    expect(policy?.get('script-src')).toEqual(["'self'", ...new Set(scripts.map(hashSource))]);
  });

  test(`${path} loads without a violation`, async ({ page }) => {
    const violations = await collectViolations(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(violations).toEqual([]);
  });
}
