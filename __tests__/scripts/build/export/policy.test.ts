import { readPage } from '@/scripts/build/export/html';
import { policyText } from '@/scripts/build/export/policy';

const service = 'https://api.example';
const request = '/acc/RequestDeleteUserByEmail';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

/** The output of `printf 'a()' | openssl dgst -sha256 -binary | base64`. */
const hashOfA = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
const hashOfB = "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='";
const hashOfRules = "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='";

/** Returns the directives of a page's Content-Security-Policy. */
const policyOf = (html: string, apiUrl = service) =>
  policyText(readPage(html).elements, apiUrl).split('; ');

it('the Content-Security-Policy allows only the page’s inline code and files of the site', () => {
  const scripts =
    '<script>a()</script><script id="b">a()</script><script type="module">b()</script>' +
    '<script type="speculationrules">{}</script><script src="/a.js" async=""></script>' +
    '<script type="application/ld+json">{"@type":"Thing"}</script>';

  expect(policyOf(page(`${scripts}<style>a()</style>`))).toEqual([
    "default-src 'self'",
    // Equal inline scripts share a hash. Script files and JSON-LD need no hash.
    `script-src 'self' ${hashOfA} ${hashOfB} ${hashOfRules}`,
    `style-src ${hashOfA}`,
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
  ['an account service on another origin', service + request, service, ` ${service}`],
  ['an account service on the site’s origin', request, '', ''],
  ['a file in downloads/', '/downloads/a.zip', service, ''],
])('the Content-Security-Policy allows a form that requests %s', (_, action, apiUrl, origin) => {
  expect(policyOf(page('', `<form action="${action}"></form>`), apiUrl)).toEqual(
    expect.arrayContaining([`connect-src 'self'${origin}`, `form-action 'self'${origin}`]),
  );
});
