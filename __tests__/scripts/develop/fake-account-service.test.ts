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

it('the fake service accepts the example request in docs/account-service.md', () => {
  const email = new URL(path, 'https://a.example').searchParams.get('userEmail') ?? '';

  expect(deletionUrl('', email)).toBe(path);
  expect(answerTo(path).status).toBe(200);
  expect(answerTo(path).emails.map(({ to }) => to)).toEqual([email]);
});

it.each([
  [400, 'an invalid email address', '/acc/RequestDeleteUserByEmail?userEmail=name', 'GET'],
  [400, 'two email addresses', `${path}&userEmail=b%40example.ru`, 'GET'],
  [405, 'the method HEAD', path, 'HEAD'],
])('the fake service answers %d to a request with %s', (status, _, url, method) => {
  const { emails, ...answer } = answerTo(url, method);

  expect(answer.status).toBe(status);
  expect(contract).toContain(`\`${status}\``);
  expect(emails).toEqual([]);
});

it('docs/account-service.md documents every header that the fake service sends', () => {
  const { headers, emails } = answerTo(path);
  const opened = answerTo(new URL(emails[0]!.link).pathname);

  expect(headers).toEqual({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  expect(opened.status).toBe(303);
  for (const [name, value] of Object.entries({ ...headers, ...opened.headers })) {
    if (name !== 'location') expect(contract.toLowerCase()).toContain(name);
    expect(contract).toContain(value);
  }
});

it('docs/account-service.md lists the seven pages that emails link to', () => {
  const table = contract.slice(contract.indexOf('## Письма'));
  const addresses = Array.from(table.matchAll(/^\| `(\/\w+\/)`/gm), ([, address]) => address);

  expect(addresses).toHaveLength(7);
  expect(addresses).toContain(routes.deletion);
});

it('docs/account-service.md says how long the countdown lasts', () => {
  expect(contract).toContain(`${COUNTDOWN_SECONDS} секунд`);
});
