import { withOwn } from '../../../support/own-host-file';

const json = (text: string) => JSON.parse(text) as Record<string, unknown>;

describe('vercel.json', () => {
  const rule = (source: string, key: string, value: string) => ({
    source,
    headers: [{ key, value }],
  });

  it('gets the owner’s rules after ours, which they overrule, and every other field', () => {
    const own = {
      cleanUrls: true,
      trailingSlash: true,
      headers: [rule('/help/', 'referrer-policy', 'no-referrer'), rule('/a', 'X-Own', 'yes')],
      rewrites: [{ source: '/(.*)', destination: '/index.html' }],
    };
    const { text, said } = withOwn('vercel.json', own);

    expect(json(text)).toMatchObject({ cleanUrls: true, trailingSlash: true });
    expect((json(text).headers as unknown[]).slice(-2)).toEqual(own.headers);
    // Of rewrites the first counts, and the owner's is for everything.
    expect(json(text).rewrites).toEqual([
      expect.objectContaining({ source: '/acc/:path*' }),
      ...own.rewrites,
    ]);
    expect(said).toEqual([
      'public/vercel.json: здесь действует ваше, а не наше: referrer-policy (/help/), trailingSlash (косая черта встанет и в конец вызовов /acc/).',
    ]);
  });

  it('keeps a proxy of the owner’s', () => {
    const rewrites = [{ source: '/acc/(.*)', destination: 'https://other.example/$1' }];
    const { text, said } = withOwn('vercel.json', { rewrites });

    expect(json(text).rewrites).toEqual(rewrites);
    expect(said).toEqual([expect.stringContaining(': правило для /acc/.')]);
  });

  it('stays as it is with `routes`, beside which Vercel takes no headers', () => {
    const own = { routes: [{ src: '/a', dest: '/b' }] };
    const { text, said } = withOwn('vercel.json', own);

    expect(text).toBe(JSON.stringify(own));
    expect(said).toHaveLength(1);
  });
});

describe('firebase.json', () => {
  it('gets the owner’s rules after ours and keeps the other fields and services', () => {
    const hosting = {
      ignore: ['**/node_modules/**'],
      rewrites: [{ source: '/acc/**', run: { serviceId: 'account' } }],
      headers: [{ source: '/help/**', headers: [{ key: 'Referrer-Policy', value: 'origin' }] }],
    };
    const { text, said } = withOwn('firebase.json', { hosting, functions: { source: 'f' } });
    const merged = json(text);

    expect(merged).toMatchObject({
      functions: { source: 'f' },
      hosting: { public: '.', ignore: hosting.ignore, rewrites: hosting.rewrites },
    });
    expect((merged.hosting as { headers: unknown[] }).headers.at(-1)).toEqual(hosting.headers[0]);
    expect(said).toEqual([expect.stringContaining(': ignore, Referrer-Policy (/help/**).')]);
  });

  it('stays as it is with several sites', () => {
    const own = { hosting: [{ target: 'a' }, { target: 'b' }] };

    expect(withOwn('firebase.json', own).text).toBe(JSON.stringify(own));
  });
});

describe('staticwebapp.config.json', () => {
  it('has the owner’s routes first, ours in those of the same address, and the owner’s fields', () => {
    const { text, said } = withOwn('staticwebapp.config.json', {
      globalHeaders: { 'referrer-policy': 'origin', 'X-Own': 'yes' },
      routes: [{ route: '/islands/*', headers: { 'X-Own': 'no' } }, { route: '/downloads/a.exe' }],
      responseOverrides: { '404': { rewrite: '/gone.html' }, '401': { redirect: '/in/' } },
      trailingSlash: 'auto',
    });
    const merged = json(text);

    expect(merged).toMatchObject({
      trailingSlash: 'auto',
      responseOverrides: { '404': { rewrite: '/gone.html' }, '401': { redirect: '/in/' } },
      mimeTypes: { '.avif': 'image/avif' },
    });
    expect(merged.globalHeaders).not.toHaveProperty('Referrer-Policy');
    expect(merged.globalHeaders).toMatchObject({
      'referrer-policy': 'origin',
      'X-Own': 'yes',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(merged.routes).toEqual([
      {
        route: '/islands/*',
        headers: { 'X-Own': 'no', 'Cache-Control': expect.stringContaining('immutable') as string },
      },
      { route: '/downloads/a.exe' },
      expect.objectContaining({ route: '/downloads/*' }),
      expect.objectContaining({ route: '/changes/feed.xml' }),
    ]);
    expect(said).toEqual([
      'public/staticwebapp.config.json: здесь действует ваше, а не наше: Referrer-Policy, маршрут /downloads/a.exe, 404.',
    ]);
  });
});

it.each([
  ['vercel.json', '{"headers": [}', 'public/vercel.json: это не JSON'],
  ['firebase.json', '\ufeff{"hosting": 1}', 'public/firebase.json, hosting: записано не так'],
  ['staticwebapp.config.json', '[]', 'public/staticwebapp.config.json: записано не так'],
])('a %s that says «%s» stops the build with a sentence', (name, own, sentence) => {
  expect(() => withOwn(name, own)).toThrow(sentence);
});
