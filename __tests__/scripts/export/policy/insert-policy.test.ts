/** @jest-environment node */
import { insertPolicy } from '@/scripts/export/policy/insert-policy';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

/** printf 'a()' | openssl dgst -sha256 -binary | base64 */
const hashOfA = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
const hashOfRules = "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='";

const policyOf = (html: string) =>
  /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(
    html,
  )?.[1];

const scriptSources = (html: string) =>
  /script-src ([^;]*)/.exec(policyOf(insertPolicy(html, '')) ?? '')?.[1];

it('puts the policy right after the charset and changes nothing else', () => {
  const html = page('<title>Словарь</title>', '<p>a &gt; b</p>');
  const result = insertPolicy(html, '');

  expect(result.replace(/<meta http-equiv[^>]*>/, '')).toBe(html);
  expect(policyOf(result)).toBeDefined();
});

const service = 'https://api.example';

it.each([
  [
    'the form of the account service',
    `<form action="${service}/acc/RequestDeleteUserByEmail"></form>`,
    `connect-src 'self' ${service}; form-action 'self' ${service};`,
  ],
  [
    'another form',
    '<form action="/downloads/a.zip"></form>',
    "connect-src 'self'; form-action 'self';",
  ],
  ['no form', '<p>A</p>', "connect-src 'self'; form-action 'none';"],
])('a page with %s may ask where it must', (_, body, directives) => {
  expect(policyOf(insertPolicy(page('', body), service))).toContain(directives);
});

describe('hashes', () => {
  it('stand for every inline script, once each', () => {
    const html = page('<script>a()</script>', '<script id="b">a()</script><script></script>');

    expect(scriptSources(html)).toBe(
      `'self' ${hashOfA} 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
    );
  });

  it('stand for modules and speculation rules', () => {
    expect(scriptSources(page('<script type="module">a()</script>'))).toBe(`'self' ${hashOfA}`);
    expect(scriptSources(page('<script type="speculationrules">{}</script>'))).toBe(
      `'self' ${hashOfRules}`,
    );
  });

  it('are not given to files and to data', () => {
    const html = page(
      '<script src="/a.js" async=""></script>',
      '<script type="application/ld+json">{"@type":"Thing"}</script>',
    );

    expect(scriptSources(html)).toBe("'self'");
  });

  it('stand for a style element', () => {
    expect(policyOf(insertPolicy(page('<style>a()</style>'), ''))).toContain(
      `style-src ${hashOfA};`,
    );
  });

  it('see line ends as a browser does', () => {
    expect(scriptSources(page('<script>a()\r\n</script>'))).toBe(
      scriptSources(page('<script>a()\n</script>')),
    );
  });

  it('are of the whole text, markup in it or not', () => {
    const html = page('<script>"<p style=\\"a\\">" </script>');

    expect(() => insertPolicy(html, '')).not.toThrow();
  });
});

describe('stops with a sentence at', () => {
  it.each([
    ['a head without charset', '<html><head><title>A</title></head></html>', 'begin with <meta'],
    [
      'a charset that is not the first',
      '<html><head><script src="/a.js"></script><meta charset="utf-8"></head></html>',
      'begin with <meta',
    ],
    ['a document without head', '<p>A</p>', 'begin with <meta'],
    ['a style attribute', page('', '<p class="a" style="color:red">A</p>'), '<p> has «style»'],
    ['an event handler', page('', '<a onclick="a()">A</a>'), '<a> has «onclick»'],
  ])('%s', (_, html, sentence) => {
    expect(() => insertPolicy(html, '')).toThrow(sentence.replace(/has «/, 'has the attribute «'));
  });
});

it('takes no text for an attribute', () => {
  const html = page('', '<!-- <p style="a"> --><p title=\'a > style="b"\'>style="c"</p>');

  expect(() => insertPolicy(html, '')).not.toThrow();
});
