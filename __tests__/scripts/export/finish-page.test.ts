/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportedPage } from '../../support/exported-page';
import { lightenPages } from '@/scripts/post-export/lighten-pages';

const chunks = {
  'one.js': 'TURBOPACK.push([0,46480,(e,t,n)=>{n.hydrateRoot=function(){}}])',
  'two.js': '',
  'main.js': '',
};

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'export-'));
  await mkdir(path.join(directory, '_next/static/chunks'), { recursive: true });
  await writeFile(
    path.join(directory, '_next/static/chunks/a.css'),
    '.a{color:red}.b{color:green}',
  );
  for (const [name, code] of Object.entries(chunks)) {
    await writeFile(path.join(directory, '_next/static/chunks', name), code);
  }
  await writeFile(path.join(directory, 'index.html'), exportedPage());
});
afterEach(() => rm(directory, { recursive: true }));

const readPage = () => readFile(path.join(directory, 'index.html'), 'utf8');

it('a page carries its own styles and asks for nothing else', async () => {
  expect(await lightenPages(directory, '')).toBe(1);
  const html = await readPage();

  expect(html).toContain('<style>.a{color:red}</style>');
  expect(html).not.toMatch(/<link|<script[^>]* src/);
});

it('the payload is a file that the loader names', async () => {
  await lightenPages(directory, '');
  const [name = ''] = await readdir(path.join(directory, '_next/static/payloads'));

  expect(await readPage()).toContain(`/_next/static/payloads/${name}`);
  expect(await readFile(path.join(directory, '_next/static/payloads', name), 'utf8')).toContain(
    'self.__next_f.push([1,"a"])',
  );
});

it('done twice it is as done once', async () => {
  await lightenPages(directory, '');
  const once = await readPage();

  expect(await lightenPages(directory, '')).toBe(0);
  expect(await readPage()).toBe(once);
});

it('stops with a sentence that names the page', async () => {
  await writeFile(path.join(directory, 'index.html'), exportedPage({ start: '' }));

  await expect(lightenPages(directory, '')).rejects.toThrow(
    `${path.join(directory, 'index.html')} cannot be made light. Next's markup is not as expected: there must be one inline script with the id _R_.`,
  );
});

it('stops when there is no React to be evaluated ahead', async () => {
  await writeFile(path.join(directory, '_next/static/chunks/one.js'), '');

  await expect(lightenPages(directory, '')).rejects.toThrow(
    "React's module is not among the page's scripts.",
  );
});
