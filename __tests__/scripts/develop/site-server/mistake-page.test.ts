import { once } from 'node:events';
import { request } from 'node:http';
import { freePort, HOST } from '@/scripts/develop/site-server/listen';
import { showMistake } from '@/scripts/develop/site-server/mistake-page';

it('every address shows the mistake, and an open page of the site reloads', async () => {
  const port = await freePort();
  const end = new AbortController();
  const shown = showMistake('a.json: «<b>».\n', port, end.signal);
  const answer = await fetch(`http://${HOST}:${port}/help/`);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('&lt;b&gt;')]);

  const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Key': 'a' };
  const [response, , message] = await once(request({ host: HOST, port, headers }).end(), 'upgrade');
  expect([response.statusCode, String(message)]).toEqual([
    101,
    expect.stringMatching('reloadPage'),
  ]);

  end.abort();
  expect(await shown).toBe(0);
});
