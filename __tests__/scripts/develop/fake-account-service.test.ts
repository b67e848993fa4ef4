import { readFileSync } from 'node:fs';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { COUNTDOWN_SECONDS } from '@/lib/deletion/countdown';
import { deletionUrl } from '@/lib/deletion/request-deletion';
import { createAccountService } from '@/scripts/develop/fake-account-service';

const contract = readFileSync('docs/account-service.md', 'utf8');
const [, path = ''] = /^GET (\S+) HTTP/m.exec(contract) ?? [];

it('the fake service accepts the example request in docs/account-service.md', () => {
  const email = new URL(path, 'https://a.example').searchParams.get('userEmail') ?? '';
  const request = { method: 'GET', url: path, headers: {} } as IncomingMessage;
  const response = new ServerResponse(request);
  const { handle, emails } = createAccountService('');
  handle(request, response);

  expect(deletionUrl('', email)).toBe(path);
  expect(response.statusCode).toBe(200);
  expect(emails.map(({ to }) => to)).toEqual([email]);
});

it('docs/account-service.md says how long the countdown lasts', () => {
  expect(contract).toContain(`${COUNTDOWN_SECONDS} секунд`);
});
