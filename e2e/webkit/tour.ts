import { type ServerResponse } from 'node:http';
import path from 'node:path';
import { listen } from '../../scripts/cli/listen';
import { createStaticFiles } from '../../scripts/site-server/static-files';
import { exampleExport } from '../support/builds';
import { pagePaths } from '@/scripts/page-paths';

interface Tour {
  /** Address of a page that opens every page of the site in a frame, one after another. */
  readonly url: string;
  /** Settles when the last one is loaded. */
  readonly finished: Promise<void>;
  close(): Promise<void>;
}

const tourPage = `<!doctype html><title>Tour</title><iframe></iframe>
  <script type="module">
    const frame = document.querySelector('iframe');
    for (const path of ${JSON.stringify([...pagePaths, '/no-such-page/'])}) {
      await new Promise((resolve) => { frame.onload = resolve; frame.src = path; });
    }
    await fetch('/finished');
  </script>`;

export async function startTour(): Promise<Tour> {
  const files = createStaticFiles(path.resolve(exampleExport), '');
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { origin, close } = await listen((request, response) => {
    if (request.url === '/tour') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      return response.end(tourPage);
    }
    if (request.url === '/finished') {
      finish();
      return response.end();
    }
    allowFrames(response);
    files(request, response);
  }, {});
  return { url: `${origin}/tour`, finished, close };
}

/** Drops the header that forbids frames; the rest of the policy stands in the pages. */
function allowFrames(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name === 'Content-Security-Policy' ? response : setHeader(name, value);
}
