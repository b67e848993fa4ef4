import { readFileSync } from 'node:fs';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { COUNTDOWN_SECONDS } from '@/lib/deletion/countdown';
import { deletionUrl } from '@/lib/deletion/request-deletion';
import { routes } from '@/lib/site/routes';
import { createAccountService } from '@/scripts/develop/fake-account-service';

const contract = readFileSync('docs/account-service.md', 'utf8');
const [, path = ''] = /^GET (\S+) HTTP/m.exec(contract) ?? [];

/** The fake account service's answer to a request, and the emails that it sends. */
function answerTo(url: string, method = 'GET') {
  const request = { method, url, headers: { host: 'a.example' } } as IncomingMessage;
  const response = new ServerResponse(request);
  const { handle, emails } = createAccountService({ siteUrl: '' });
  handle(request, response);
  return { status: response.statusCode, headers: response.getHeaders(), emails };
}

it('the request in docs/account-service.md is the one that the site sends, and the fake service accepts it', () => {
  const email = new URL(path, 'https://a.example').searchParams.get('userEmail') ?? '';

  expect(deletionUrl('', email)).toBe(path);
  expect(answerTo(path).status).toBe(200);
  expect(answerTo(path).emails.map(({ to }) => to)).toEqual([email]);
});

it.each([
  [400, 'a request without an address', '/acc/RequestDeleteUserByEmail?userEmail=name', 'GET'],
  [400, 'a request with two addresses', `${path}&userEmail=b%40example.ru`, 'GET'],
  [405, 'a request with another method', path, 'HEAD'],
])(
  'the fake service answers %d to %s, as docs/account-service.md says, and sends no email',
  (status, _, url, method) => {
    const { emails, ...answer } = answerTo(url, method);

    expect(answer.status).toBe(status);
    expect(contract).toContain(`\`${status}\``);
    expect(emails).toEqual([]);
  },
);

it('docs/account-service.md has all headers of the answers to a request and to the link in an email', () => {
  const { headers, emails } = answerTo(path);
  const opened = answerTo(new URL(emails[0]!.link).pathname);

  expect(headers).toEqual({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  expect(opened.status).toBe(303);
  for (const [name, value] of Object.entries({ ...headers, ...opened.headers })) {
    if (name !== 'location') expect(contract.toLowerCase()).toContain(name);
    expect(contract).toContain(value);
  }
});

it('docs/account-service.md has the seven addresses that the service’s emails link to, and the length of the countdown', () => {
  const table = contract.slice(contract.indexOf('## Письма'));
  const addresses = Array.from(table.matchAll(/^\| `(\/\w+\/)`/gm), ([, address]) => address);

  expect(addresses).toHaveLength(7);
  expect(addresses).toContain(routes.deletion);
  expect(contract).toContain(`${COUNTDOWN_SECONDS} секунд`);
});
