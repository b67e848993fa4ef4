import { hostFiles } from '@/scripts/build/hosts';

it('nginx.conf knows the site’s host, and passes /acc/ on only if the accounts are there', () => {
  const homeUrl = 'https://xn--b1arjbl.xn--p1ai/a/';
  for (const service of ['', 'https://api.slovo.ru']) {
    const files = hostFiles('/a', [], { accounts: { service }, homeUrl });
    const { text = '' } = files.find(({ name }) => name === 'nginx.conf') ?? {};
    expect(text).toContain('server_name xn--b1arjbl.xn--p1ai;');
    expect(text.includes('/acc/')).toBe(service === '');
    expect(files.map(({ name }) => name)).toContain('.nojekyll');
  }
});
