import { hostFiles } from '@/scripts/build/hosts';

it.each([
  ['', true],
  ['https://api.slovo.ru', false],
])(
  'with accounts at «%s», nginx.conf knows the site’s host, and passes /acc/ on: %s',
  (service, passes) => {
    const site = { accounts: { service }, homeUrl: 'https://xn--b1arjbl.xn--p1ai/a/' };
    const files = hostFiles('/a', site);
    const { text = '' } = files.find(({ name }) => name === 'nginx.conf') ?? {};

    expect(text).toContain('server_name xn--b1arjbl.xn--p1ai;');
    expect(text.includes('/acc/')).toBe(passes);
    expect(files.map(({ name }) => name)).toContain('.nojekyll');
  },
);
