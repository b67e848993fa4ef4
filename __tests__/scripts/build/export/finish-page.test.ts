import { createHash } from 'node:crypto';
import { finishPage, type PageContext } from '@/scripts/build/export/finish-page';

const context: PageContext = {
  code: {
    loader: () => Promise.resolve('start();'),
    copyButtons: 'serveCopyButtons();',
    islands: new Map([['tell', []]]),
  },
  basePath: '/slovar',
  service: '',
  readAsset: () => Promise.resolve(''),
};

const chunks = '/slovar/_next/static/chunks';

/** Finishes a page that contains an example of everything that Next (16.4) adds to exported pages. */
const finish = (body: string, charset = '<meta charSet="utf-8"/>', service = '') =>
  finishPage(
    `<!DOCTYPE html><html lang="ru"><head>${charset}<meta name="viewport" content="x"/>` +
      `<link rel="stylesheet" href="${chunks}/a.css" data-precedence="next"/>` +
      `<link rel="preload" as="script" fetchPriority="low" href="${chunks}/main.js"/>` +
      `<script src="${chunks}/turbopack-1.js" async=""></script><title>T</title>` +
      `<script src="${chunks}/old.js" noModule=""></script></head>` +
      `<body><div hidden=""><!--$--><!--/$--></div>${body}<!--$--><!--/$-->` +
      '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>' +
      `<script src="${chunks}/main.js" async=""></script>` +
      '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
      '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script></body></html>',
    { ...context, service },
  );
const island = '<p class="a">x</p><div data-island="tell"><p>Ещё<!-- --> раз</p></div>';

it('if a site has a sub-path, its speculation rules match only addresses that begin with the sub-path', async () => {
  expect(await finish('')).toContain('"href_matches":"/slovar/{*/}?"');
});

it('only a page with a copy button has the script for copying', async () => {
  const script = '<script>serveCopyButtons();</script>';

  expect(await finish('<button data-copy="sum">')).toContain(script);
  expect(await finish(island)).not.toContain(script);
});

it('finishing a page removes everything that Next has added, and nothing else', async () => {
  const written =
    '<script type="application/ld+json">{"@type":"WebPage"}</script><script>early()</script>' +
    `<div hidden=""><p>text</p></div>${island}`;

  expect(/<body>(.*)<\/body>/.exec(await finish(`<!-- -->${written}`))?.[1]).toBe(written);
});

const hashOf = (text?: string) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`;

it('the Content-Security-Policy follows the charset, and allows only the page’s inline code and files of the site', async () => {
  const page = await finish(
    '<script>a()</script><script id="b">a()</script><script type="module">b()</script>' +
      '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>',
  );
  const [rules] = /(?<=speculationrules">)[^<]+/.exec(page)!;
  const [style] = /(?<=<style>)[^<]*/.exec(page)!;

  expect(page).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
  // Equal inline scripts share a hash. Script files and JSON-LD need no hash.
  const scripts = ['a()', 'b()', rules, 'start();'].map(hashOf).join(' ');
  expect(page).toContain(
    `"default-src 'self'; script-src 'self' ${scripts}; style-src ${hashOf(style)};`,
  );
});

const service = 'https://api.example';
const also = ` ${service}`;
const request = '/acc/RequestDeleteUserByEmail';

it.each([
  ['an account service on another origin', service + request, service, also, also],
  ['an account service on the site’s origin', request, '', '', ''],
  ['a file in downloads/, even if redirected', '/a/downloads/a.zip', service, '', ' https:'],
])('a page’s policy allows a form that requests %s', async (_, action, own, ours, theirs) => {
  expect(await finish(`<form action="${action}"></form>`, undefined, own)).toContain(
    `connect-src 'self'${ours}; form-action 'self'${theirs};`,
  );
});

it('a page that is not as expected stops the build with a message', async () => {
  await expect(finish(island, '')).rejects.toThrow('does not begin with <meta charset>');
  await expect(finishPage(await finish(island), context)).rejects.toThrow(
    'It contains no elements from Next; run next build first.',
  );
});
