import { readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { COUNTDOWN_SECONDS } from '@/lib/deletion/countdown';
import { deletionUrl } from '@/lib/deletion/request-deletion';
import { routes } from '@/lib/site/routes';
import { createAccountService } from '@/scripts/develop/fake-account-service';

const page = readFileSync('docs/account-service.md', 'utf8');
const [, path = ''] = /^GET (\S+) HTTP/m.exec(page) ?? [];

/** What the fake answers to a request. */
function answerTo(url: string, method = 'GET') {
  const headers = new Map<string, string>();
  const response = {
    status: 0,
    setHeader: (name: string, value: string) => headers.set(name, value),
    writeHead(status: number, more: Record<string, string> = {}) {
      this.status = status;
      for (const [name, value] of Object.entries(more)) headers.set(name, value);
    },
    end() {},
  };
  const service = createAccountService({ siteUrl: '' });
  service.handle(
    { method, url, headers: { host: 'a.example' } } as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return { status: response.status, headers, emails: service.emails };
}

it('the page shows the request as the browser sends it, and the fake takes it', () => {
  const email = new URL(path, 'https://a.example').searchParams.get('userEmail') ?? '';

  expect(deletionUrl('', email)).toBe(path);
  expect(answerTo(path).status).toBe(200);
  expect(answerTo(path).emails.map(({ to }) => to)).toEqual([email]);
});

it.each([
  [400, 'no address', '/acc/RequestDeleteUserByEmail?userEmail=name', 'GET'],
  [400, 'two addresses', `${path}&userEmail=b%40example.ru`, 'GET'],
  [405, 'another method', path, 'HEAD'],
])('the fake answers %d to %s, as the page says, and sends nothing', (status, _, url, method) => {
  const { emails, ...answer } = answerTo(url, method);

  expect(answer.status).toBe(status);
  expect(page).toContain(`\`${status}\``);
  expect(emails).toEqual([]);
});

it('the headers of the answers, and of those to the letter’s link, are on the page', () => {
  const { headers, emails } = answerTo(path);
  const opened = answerTo(new URL(emails[0]!.link).pathname);

  expect(Object.fromEntries(headers)).toEqual({
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-store',
  });
  expect(opened.status).toBe(303);
  for (const [name, value] of [...headers, ...opened.headers]) {
    expect(page).toContain(name === 'Location' ? value : name);
    if (name !== 'Location') expect(page).toContain(value);
  }
});

// An owner may add result pages; emails of the service link to these.
it('the page names the seven addresses of emails, and how long the site waits', () => {
  const table = page.slice(page.indexOf('## Письма'));
  const addresses = Array.from(table.matchAll(/^\| `(\/\w+\/)`/gm), ([, address]) => address);

  expect(addresses).toHaveLength(7);
  expect(addresses).toContain(routes.deletion);
  expect(page).toContain(`${COUNTDOWN_SECONDS} секунд`);
});
