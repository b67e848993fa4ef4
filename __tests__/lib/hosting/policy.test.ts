/** @jest-environment node */
import { policyText } from '@/lib/hosting/policy';

const none = { scripts: [], styles: [] };

it('allows the site itself what it uses and nothing else', () => {
  expect(policyText(none, '').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "child-src 'none'",
    "font-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ]);
});

it('lets requests and forms go to the account service of another origin', () => {
  const policy = policyText(none, 'https://api.example');

  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("form-action 'self' https://api.example;");
  expect(policy.match(/api\.example/g)).toHaveLength(2);
});

it('has no unsafe word', () => {
  expect(policyText({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, '')).not.toMatch(/unsafe/);
});
