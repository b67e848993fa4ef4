import { type BrowserContext } from '@playwright/test';

const ofPolicies = /content security policy|permissions policy|unrecognized feature/i;
const VIOLATION = 'violation of ';

/** Collects what any page of a browser violates, by its own report and by what the console says. */
export async function watchPolicies(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, documentURI } = event;
      const places = [violatedDirective, blockedURI, sourceFile, documentURI].join(' ');
      reportError(new Error(prefix + places));
    });
  }, VIOLATION);
  context.on('weberror', (error) => {
    if (error.error().message.startsWith(VIOLATION)) violations.push(error.error().message);
  });
  context.on('console', (message) => {
    if (ofPolicies.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** Directives of the policy in a page's markup by name; none when it is not right after the charset. */
export function readPolicy(html: string): Map<string, string[]> {
  const [, policy = ''] =
    /<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(
      html,
    ) ?? [];
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
