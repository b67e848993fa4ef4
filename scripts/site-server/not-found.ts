import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';

/** Ends the response with status 404 and the page, or with plain words when there is no page. */
export async function respondNotFound(response: ServerResponse, page?: string): Promise<void> {
  const html = page === undefined ? undefined : await readFile(page).catch(() => undefined);
  response.statusCode = 404;
  response.setHeader('Content-Type', `text/${html ? 'html' : 'plain'}; charset=utf-8`);
  response.end(html ?? 'Not found\n');
}
