import { app, settings, withOwn } from '../../../support/own-host-file';
import { parseSettings } from '@/lib/settings/parse';
import { hostFiles } from '@/scripts/export/host-files';

const without = (name: string) => withOwn(name, Buffer.of()).text;

it('of an owner without files of their own nothing is said', () => {
  expect(hostFiles(settings, app, () => undefined).displaced).toEqual([]);
});

describe('_headers', () => {
  it('keeps the owner’s rules as they are, beside ours', () => {
    const own = '# Моё\r\n/old/*\r\n  X-Robots-Tag: noindex\r\n';
    const { text, said } = withOwn('_headers', own);

    expect(text).toBe(`${without('_headers')}\n${own}`);
    expect(said).toEqual([]);
  });

  it('has one rule for an address, of which Cloudflare would take the last only', () => {
    const { text } = withOwn('_headers', '/*\n  X-Own: yes\n');

    expect(text.match(/^\/\*$/gm)).toHaveLength(1);
    expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: [^]*\n {2}X-Own: yes\n/m);
  });

  it('leaves a header to the owner wherever both would set it, as values would be joined', () => {
    const { text, said } = withOwn(
      '_headers',
      '/help/*\n  referrer-policy: no-referrer\n/*\n  ! Content-Security-Policy\n/islands/*\n  X-Own: yes',
    );

    expect(text.match(/referrer-policy:/gi)).toHaveLength(1);
    expect(text).not.toContain('frame-ancestors');
    expect(text).toContain('immutable');
    expect(said).toEqual([
      'public/_headers: здесь действует ваше, а не наше: referrer-policy (/help/*), Content-Security-Policy (/*).',
    ]);
  });
});

describe('.htaccess', () => {
  it('keeps the owner’s bytes, of any encoding', () => {
    // «# да» in windows-1251.
    const own = Buffer.from([0x23, 0x20, 0xe4, 0xe0, 0x0d, 0x0a]);

    expect(withOwn('.htaccess', own).file.includes(own)).toBe(true);
  });

  it('takes what the owner sets out of ours and says what', () => {
    const { text, said } = withOwn(
      '.htaccess',
      [
        'Options +FollowSymLinks',
        'ErrorDocument 404 /gone.html',
        'AddType application/x-zip .zip',
        'Header always set Referrer-Policy "no-referrer"',
        'Header always set Cache-Control "no-store"',
      ].join('\n'),
    );

    expect(text.match(/Referrer-Policy/g)).toHaveLength(1);
    expect(text.match(/Cache-Control/g)).toHaveLength(1);
    expect(text).toContain('X-Content-Type-Options');
    expect(said).toEqual([
      'public/.htaccess: здесь действует ваше, а не наше: ErrorDocument 404, AddType .zip, Referrer-Policy, Cache-Control.',
    ]);
  });

  it('keeps our rules for caching where the owner’s may be for some files only', () => {
    const { text, said } = withOwn('.htaccess', 'ExpiresByType image/png "access plus 1 week"');

    expect(text).toContain('Header setifempty Cache-Control "public, max-age=0, must-revalidate"');
    expect(said).toEqual(['public/.htaccess: здесь действует ваше, а не наше: Cache-Control.']);
  });

  it('is silent where the owner says the same', () => {
    expect(withOwn('.htaccess', without('.htaccess')).said).toEqual([]);
  });
});

describe('robots.txt', () => {
  const own = 'User-agent: *\nDisallow: /old/';

  it('gets the address of the site’s map once', () => {
    const { text } = withOwn('robots.txt', own);

    expect(text).toBe(`${own}\n\nSitemap: https://slovar.example/sitemap.xml\n`);
    expect(withOwn('robots.txt', text).text).toBe(text);
  });

  it('of a trial, which has no map, stays as it is', () => {
    const trial = parseSettings({ NEXT_PUBLIC_STAGING: 'true' });

    expect(withOwn('robots.txt', own, trial).text).toBe(own);
  });
});

describe('_redirects', () => {
  it('of Netlify has our rule before the owner’s, of which one may be for everything', () => {
    expect(withOwn('_redirects', '/* /index.html 200').text).toBe(
      '/acc/*  https://account.slovar.example/acc/:splat  200\n\n/* /index.html 200\n',
    );
  });

  it('keeps a proxy of the owner’s', () => {
    const own = '/acc/*  https://other.example/:splat  200!\n';
    const { text, said } = withOwn('_redirects', own);

    expect(text).toBe(own);
    expect(said).toEqual([expect.stringContaining(': правило для /acc/.')]);
  });
});
