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
