import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage } from 'node:http';
import { listen } from './listen';
import { escapeXml } from '@/lib/text/escape-xml';

const RELOAD = '{"type":"reloadPage"}';

/** Answers the web socket (RFC 6455) of a page that Next has made: Next's code there reloads the page. */
function answerSocket({ headers, socket }: IncomingMessage): void {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  const head = `HTTP/1.1 101 \r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}`;
  socket.write(`${head}\r\n\r\n\x81${String.fromCharCode(RELOAD.length)}${RELOAD}`, 'latin1');
}

/** Shows a mistake at every address of a port until the signal. Returns the exit code 0. */
export async function showMistake(mistake: string, port: number, end: AbortSignal) {
  const version = `"${Date.now()}"`;
  const script = `(async function look() {
    const answer = await fetch('').catch(() => undefined);
    if (answer && answer.headers.get('ETag') !== '${version}') location.reload();
    else setTimeout(look, 1000);
  })();`;
  const page = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ошибка</title><p style="white-space:pre-line;font:1.25rem/1.5 sans-serif;overflow-wrap:anywhere">${escapeXml(mistake)}</p><script>${script}</script></html>`;
  const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'no-store', ETag: version };
  const { close } = await listen(
    (request, response) => {
      if (request.headers.upgrade) answerSocket(request);
      else response.writeHead(503, headers).end(page);
    },
    { port },
  );
  if (!end.aborted) await once(end, 'abort');
  await close();
  return 0;
}
