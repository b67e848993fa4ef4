import { readPage } from '@/scripts/build/export/html';
import { policyText } from '@/scripts/build/export/policy';

const service = 'https://api.example';
const request = '/acc/RequestDeleteUserByEmail';

/** The output of `printf 'a()' | openssl dgst -sha256 -binary | base64`. */
const hashOfA = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
const hashOfB = "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='";
const hashOfRules = "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='";

const policyOf = (html: string, apiUrl = '') => policyText(readPage(html).elements, apiUrl);

it('the Content-Security-Policy allows only the page’s inline code and files of the site', () => {
  const scripts =
    '<script>a()</script><script id="b">a()</script><script type="module">b()</script>' +
    '<script type="speculationrules">{}</script><script src="/a.js" async=""></script>' +
    '<script type="application/ld+json">{"@type":"Thing"}</script>';

  // Equal inline scripts share a hash. Script files and JSON-LD need no hash.
  expect(policyOf(`${scripts}<style>a()</style>`)).toContain(
    `default-src 'self'; script-src 'self' ${hashOfA} ${hashOfB} ${hashOfRules}; style-src ${hashOfA};`,
  );
});

it.each([
  ['an account service on another origin', service + request, service, ` ${service}`],
  ['an account service on the site’s origin', request, '', ''],
  ['a file in downloads/', '/downloads/a.zip', service, ''],
])('the Content-Security-Policy allows a form that requests %s', (_, action, apiUrl, origin) => {
  expect(policyOf(`<form action="${action}"></form>`, apiUrl)).toContain(
    `connect-src 'self'${origin}; form-action 'self'${origin};`,
  );
});
