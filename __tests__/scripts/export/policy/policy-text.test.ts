/** @jest-environment node */
import { policyText } from '@/scripts/export/policy/policy-text';

const needs = {
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
  sendsForm: false,
  callsService: false,
};

const service = 'https://api.example';

it('allows a page what it uses and nothing else', () => {
  expect(policyText(needs, service).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a'",
    "style-src 'sha256-b'",
    "child-src 'none'",
    "font-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

it.each([
  ['an account service of another origin', service, `'self' ${service}`],
  ['one of the site’s own', '', "'self'"],
])('lets a page call %s, by script or without', (_, apiUrl, sources) => {
  const page = { ...needs, sendsForm: true, callsService: true };
  const directives = policyText(page, apiUrl).split('; ');

  expect(directives).toContain(`connect-src ${sources}`);
  expect(directives).toContain(`form-action ${sources}`);
});

it('lets another form go to the site alone', () => {
  const directives = policyText({ ...needs, sendsForm: true }, service).split('; ');

  expect(directives).toContain("connect-src 'self'");
  expect(directives).toContain("form-action 'self'");
});

it.each([true, false])('has no unsafe word and no wildcard, with a form: %s', (sendsForm) => {
  const policy = policyText({ ...needs, sendsForm, callsService: sendsForm }, service);

  expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/)|data:/);
});
