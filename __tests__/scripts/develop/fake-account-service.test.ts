import { readFileSync } from 'node:fs';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { COUNTDOWN_SECONDS } from '@/lib/browser/deletion/countdown';
import { deletionUrl } from '@/lib/browser/deletion/request-deletion';
import { createAccountService } from '@/scripts/develop/fake-account-service';

const contract = readFileSync('docs/account-service.md', 'utf8');
const [, path = ''] = /^GET (\S+) HTTP/m.exec(contract) ?? [];

it('docs/account-service.md has the length of the countdown, and a request that the fake service accepts', () => {
  const email = new URL(path, 'https://a.example').searchParams.get('userEmail') ?? '';
  const request = { method: 'GET', url: path, headers: {} } as IncomingMessage;
  const response = new ServerResponse(request);
  const { handle, emails } = createAccountService('');
  handle(request, response);

  expect(deletionUrl('', email)).toBe(path);
  expect(response.statusCode).toBe(200);
  expect(emails.map(({ to }) => to)).toEqual([email]);
  expect(contract).toContain(`${COUNTDOWN_SECONDS} секунд`);
});
