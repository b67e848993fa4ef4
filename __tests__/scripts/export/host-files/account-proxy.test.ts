import { parseSettings } from '@/lib/settings/parse';
import { apacheConf } from '@/scripts/export/host-files/apache';
import { netlifyRedirects } from '@/scripts/export/host-files/netlify-redirects';
import { vercelConfig } from '@/scripts/export/host-files/vercel';
import { workerCode, wranglerConfig } from '@/scripts/export/host-files/workers';

describe('where the account service is to be passed on', () => {
  const settings = parseSettings({ ACCOUNT_PROXY: 'https://account.slovar.example/' });

  it('Vercel passes it on, adds no slash to a call, and keeps no answer', () => {
    const config = JSON.parse(vercelConfig(settings).content.toString()) as unknown;

    expect(config).not.toHaveProperty('trailingSlash');
    expect(config).toMatchObject({
      headers: expect.arrayContaining([
        {
          source: '/acc/(.*)',
          headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
        },
      ]) as unknown,
      rewrites: [
        { source: '/acc/:path*', destination: 'https://account.slovar.example/acc/:path*' },
      ],
    });
  });

  it('a Worker gets code, which runs for nothing else', () => {
    expect(workerCode(settings)).toContain("'https://account.slovar.example' + pathname + search");
    expect(
      JSON.parse(wranglerConfig({ ...settings, homeUrl: 'https://a.example' }, 'out')),
    ).toMatchObject({
      main: 'worker.js',
      assets: { binding: 'ASSETS', run_worker_first: ['/acc/*'] },
    });
  });

  it('Apache speaks TLS to it', () => {
    expect(apacheConf(settings)).toMatch(/^SSLProxyEngine on$/m);
  });
});

it.each(['', 'own'])('with ACCOUNT_PROXY «%s» no host is told to pass anything on', (value) => {
  const settings = parseSettings({ ACCOUNT_PROXY: value });

  expect(apacheConf(settings)).toBeUndefined();
  expect(netlifyRedirects(settings)).toBeUndefined();
  expect(workerCode(settings)).toBeUndefined();
  expect(vercelConfig(settings).content.toString()).not.toContain('/acc/');
});
