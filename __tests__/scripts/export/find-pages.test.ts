/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPages } from '@/scripts/export/find-pages';

let root: string;

const lay = async (...files: string[]) => {
  for (const file of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), '');
  }
};

const find = () => findPages(path.join(root, 'out'), path.join(root, 'public'));

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pages-'));
});

afterEach(() => rm(root, { recursive: true }));

it('HTML that lies in public/ is no page of the site, at whatever depth', async () => {
  await lay('public/google1.html', 'public/old/offer.html');
  await lay('out/google1.html', 'out/old/offer.html', 'out/index.html', 'out/help/index.html');

  expect(await find()).toEqual(['help/index.html', 'index.html']);
});

it('without a folder public/ every HTML file is a page', async () => {
  await lay('out/index.html', 'out/robots.txt');

  expect(await find()).toEqual(['index.html']);
});

it('an export without pages is told in a sentence', async () => {
  await lay('public/google1.html', 'out/google1.html');

  await expect(find()).rejects.toThrow('There are no pages in');
});
