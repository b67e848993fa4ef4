import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../support/test';

test('no exported page has a style attribute or an inline handler', async () => {
  const files = await readdir('out', { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThanOrEqual(14);
  for (const file of pages) {
    const html = await readFile(path.join('out', file), 'utf8');
    expect(html.match(/<[^>]*\s(style|on[a-z]+)="/i), file).toBeNull();
  }
});

test('each address has a folder with an index.html, and 404.html is our own', async () => {
  const expected = [
    '',
    'help',
    'details',
    'details/android',
    'details/windows',
    'changes',
    'emailSuccess',
    'emailError',
    'changePassSuccess',
    'changePassError',
    'deleteUserData',
    'deletionSuccess',
    'deletionError',
  ];
  for (const folder of expected) {
    expect(await readFile(path.join('out', folder, 'index.html'), 'utf8')).toContain('lang="ru"');
  }
  const notFound = await readFile('out/404.html', 'utf8');
  expect(notFound.replaceAll('\u00a0', ' ')).toContain('Страница не найдена');
});

test('nothing of the fake account service is exported', async () => {
  const files = await readdir('out', { recursive: true });
  for (const file of files.filter((name) => /\.(html|js|txt)$/.test(name))) {
    expect(await readFile(path.join('out', file), 'utf8')).not.toContain('ConfirmDeletion');
  }
});
