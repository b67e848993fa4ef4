import { app, hostFile } from '../../../support/host-file';

const variables = { ACCOUNT_PROXY: 'https://account.example' };

/** What the build writes without the owner's file. */
interface Ours {
  readonly headers: readonly object[];
  readonly rewrites: readonly object[];
  readonly hosting: { readonly headers: readonly object[] };
  readonly routes: readonly [{ readonly headers: object }, ...object[]];
}
const ours = (name: string) => hostFile(name, { variables }).json() as Ours;
const vercel = ours('vercel.json');
const [islands, ...routes] = ours('staticwebapp.config.json').routes;

const rule = { source: '/help/', headers: [{ key: 'referrer-policy', value: 'no-referrer' }] };
const all = { source: '/(.*)', destination: '/index.html' };
const proxy = { source: '/acc/(.*)', destination: 'https://other.example/$1' };
const withRoutes = { routes: [{ src: '/a', dest: '/b' }] };
const sites = { hosting: [{ target: 'a' }, { target: 'b' }] };
const gone = { trailingSlash: 'auto', responseOverrides: { '404': { rewrite: '/gone.html' } } };
const LINKS = '.well-known/assetlinks.json';
const statement = (name: string, certificates = ['AA']) => ({
  relation: ['delegate_permission/common.handle_all_urls'],
  target: {
    namespace: 'android_app',
    package_name: name,
    sha256_cert_fingerprints: certificates,
  },
});

it.each<[name: string, title: string, own: object, joined: object, displaced: string]>([
  [
    'vercel.json',
    'every field, and the owner’s rules after ours, which they overrule',
    { cleanUrls: true, trailingSlash: true, headers: [rule], rewrites: [all] },
    // Of rewrites the first counts.
    { cleanUrls: true, headers: [...vercel.headers, rule], rewrites: [...vercel.rewrites, all] },
    'referrer-policy (/help/), trailingSlash (косая черта встанет и в конец вызовов /acc/)',
  ],
  [
    'vercel.json',
    'the owner’s proxy alone',
    { rewrites: [proxy] },
    { rewrites: [proxy] },
    'правило для /acc/',
  ],
  [
    'vercel.json',
    'nothing of ours beside `routes`, with which Vercel takes no headers',
    withRoutes,
    withRoutes,
    'headers (рядом с routes Vercel их не берёт)',
  ],
  [
    'firebase.json',
    'other services, and the owner’s rules after ours',
    { functions: {}, hosting: { ignore: [], headers: [rule] } },
    {
      functions: {},
      hosting: { ignore: [], headers: [...ours('firebase.json').hosting.headers, rule] },
    },
    'ignore, referrer-policy (/help/)',
  ],
  ['firebase.json', 'several sites as they are', sites, sites, ''],
  [
    'staticwebapp.config.json',
    'the owner’s routes first, ours in those of the same address, and the owner’s fields',
    {
      ...gone,
      globalHeaders: { 'referrer-policy': 'origin' },
      routes: [{ route: '/islands/*', headers: { 'X-Own': '1' } }, { route: '/downloads/a.exe' }],
    },
    {
      ...gone,
      globalHeaders: expect.not.objectContaining({
        'Referrer-Policy': expect.anything() as string,
      }),
      routes: [
        { route: '/islands/*', headers: { ...islands.headers, 'X-Own': '1' } },
        { route: '/downloads/a.exe' },
        ...routes,
      ],
    },
    'Referrer-Policy, маршрут /downloads/a.exe, 404',
  ],
  [
    LINKS,
    'the owner’s statement of the same app alone',
    [statement(app.packageName)],
    [statement(app.packageName)],
    app.packageName,
  ],
])('%s has %s', (name, _, own, joined, displaced) => {
  const file = hostFile(name, { variables, own });
  const said = displaced
    ? `здесь действует ваше, а не наше: ${displaced}.`
    : 'на сайте ваш файл вместо того, что делает сборка.';

  expect(file.json()).toMatchObject(joined);
  expect(file.said).toEqual([`public/${name}: ${said}`]);
});

it('assetlinks.json has the owner’s statements of other apps before ours, which names the certificates', () => {
  const other = statement('org.other');
  const own = statement(app.packageName, app.certificates);

  expect(hostFile(LINKS, { own: [other] }).json()).toEqual([other, own]);
  expect(hostFile(LINKS, { certificates: [] }).text).toBeUndefined();
});

it.each([
  ['vercel.json', '{"headers": [}', 'public/vercel.json: это не JSON'],
  ['firebase.json', '\ufeff{"hosting": 1}', 'public/firebase.json, hosting: записано не так'],
  ['staticwebapp.config.json', '[]', 'public/staticwebapp.config.json: записано не так'],
])('a %s that says «%s» stops the build with a sentence', (name, own, sentence) => {
  expect(() => hostFile(name, { own })).toThrow(sentence);
});
