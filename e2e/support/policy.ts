import { type Page } from '@playwright/test';
import { collectComplaints } from './complaints';

/** Collects what any document of the page violates, and what the console says of policies. */
export async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, documentURI } = event;
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report([violatedDirective, blockedURI, sourceFile, documentURI].join(' '));
    });
  });
  const complaints = collectComplaints(page);
  page.on('console', () => {
    const found = complaints.splice(0).filter((text) => /policy|unrecognized feature/i.test(text));
    violations.push(...found);
  });
  return violations;
}

/** Directives of the policy in a page's markup by name; undefined when it is not after the charset. */
export function readPolicy(html: string): Map<string, string[]> | undefined {
  const text =
    /<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(
      html,
    )?.[1];
  if (text === undefined) return undefined;
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
