import { insertPolicy } from '@/scripts/export/policy';

const service = 'https://api.example';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

/** printf 'a()' | openssl dgst -sha256 -binary | base64 */
const hashOfA = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
const hashOfRules = "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='";

const META =
  /(?<=<meta charSet="utf-8"\/>)<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;

/** Directives of a page's policy. */
const policyOf = (html: string, apiUrl = service) =>
  META.exec(insertPolicy(html, apiUrl))?.[1]?.split('; ');

it('a page may do what it uses and nothing else', () => {
  expect(policyOf(page('<script>a()</script><style>a()</style>'))).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hashOfA}`,
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
  ['the form of the service', `${service}/acc/RequestDeleteUserByEmail`, service, ` ${service}`],
  ['a form of the service that is the site’s own', '/acc/RequestDeleteUserByEmail', '', ''],
  ['another form', '/downloads/a.zip', service, ''],
])('a page with %s may send it there, by script or without', (_, action, apiUrl, origin) => {
  const policy = policyOf(page('', `<form action="${action}"></form>`), apiUrl);

  expect(policy).toEqual(
    expect.arrayContaining([`connect-src 'self'${origin}`, `form-action 'self'${origin}`]),
  );
});

it.each([
  ['every inline script, once each', '<script>a()</script><script id="b">a()</script>', [hashOfA]],
  ['a module', '<script type="module">a()</script>', [hashOfA]],
  ['speculation rules', '<script type="speculationrules">{}</script>', [hashOfRules]],
  ['no file', '<script src="/a.js" async=""></script>', []],
  ['no data', '<script type="application/ld+json">{"@type":"Thing"}</script>', []],
])('hashes stand for %s', (_, head, hashes) => {
  expect(policyOf(page(head))).toContain(["script-src 'self'", ...hashes].join(' '));
});

it.each([
  ['a head without charset', '<head><title>A</title></head>', 'begin with <meta'],
  ['a later charset', '<head><title>A</title><meta charset="utf-8"></head>', 'begin with <meta'],
  ['a style attribute', page('', '<p style="a">A</p>'), '<p> has the attribute «style»'],
  ['an event handler', page('', '<a onclick="a">A</a>'), '<a> has the attribute «onclick»'],
])('%s stops the build with a sentence', (_, html, sentence) => {
  expect(() => insertPolicy(html, '')).toThrow(sentence);
});

it('such words in comments, texts and scripts stop nothing', () => {
  const comment = '<!-- <p style="a"> -->';
  const text = '<p title=\'a > style="b"\'>style="c"</p>';
  const script = '<script>"<p style=\\"a\\">" </script>';

  expect(() => insertPolicy(page('', comment + text + script), '')).not.toThrow();
});
