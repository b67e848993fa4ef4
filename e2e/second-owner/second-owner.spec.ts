import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { validateXML } from 'xmllint-wasm';
import { listen } from '../../scripts/develop/site-server/listen';
import { createStaticFiles } from '../../scripts/develop/site-server/static-files';
import { filesBelow, SECOND_OWNER_TREE } from '../../scripts/shared/folders';
import { axeFindings } from '../support/axe';
import { readExport } from '../support/exported';
import { expectNoSidewaysScroll } from '../support/layout';
import { expect, testWithPolicyCheck } from '../support/test';
import { fillIn } from '@/lib/text/fill-in';
import { android } from '@/lib/words/android';

const { folder, facts, files, pages, findIn, readFile } = readExport(SECOND_OWNER_TREE);

/** Serves the second owner's export under its sub-path. */
const test = testWithPolicyCheck.extend({
  baseURL: async ({}, use) => {
    const { origin, close } = await listen(createStaticFiles(folder, facts.basePath));
    await use(`${origin}${facts.basePath}/`);
    await close();
  },
});

test('all pages are valid HTML, and the feed, the sitemap and the SVG pictures are well-formed', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document'],
  });
  const paths = pages.map((file) => path.join(folder, file));
  expect.soft((await validator.validateMultipleFiles(paths)).results).toEqual([]);
  const xml = files
    .filter((file) => /\.(xml|svg)$/.test(file))
    .map((fileName) => ({ fileName, contents: readFile(fileName) }));
  expect(xml.length).toBeGreaterThan(3);
  const { errors } = await validateXML({ xml, normalization: 'c14n' });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
});

test('all internal addresses on pages begin with the sub-path and lead to a file', () => {
  const published = filesBelow(folder).map((file) => `${facts.basePath}/${file}`);
  for (const file of pages) {
    const addresses = ['href', 'src', 'srcset', 'action']
      .flatMap((name) => findIn(`/${file}`)(`[${name}]`).map((one) => one.getAttribute(name)!))
      .filter((address) => address.startsWith('/'))
      .map((address) => address.replace(/[ #].*$/, '').replace(/\/$/, '/index.html'));
    // Every page has at least the addresses of its icons.
    expect.soft(addresses.length, file).toBeGreaterThan(3);
    const dead = addresses.filter((address) => !published.includes(address));
    expect.soft(dead, file).toEqual([]);
  }
});

test('a slide has six lines and its picture’s shape, and a badge is named', async ({ page }) => {
  await page.goto('details/android/');
  await expect(page.locator('.slide-text').first().locator('p')).toHaveCount(6);
  const frame = page.locator('.slide-phone').first();
  expect(await frame.evaluate((one) => one.clientHeight / one.clientWidth)).toBe(1.25);
  const name = fillIn(android.store.link, { store: 'RuStore' });
  const badge = page.getByRole('link', { name, exact: true }).first().getByRole('img');
  await expect(badge).not.toHaveJSProperty('naturalWidth', 0);
  expect((await badge.boundingBox())!.height).toBeGreaterThanOrEqual(48);
});

test('a wide table and long code scroll by keys, and are whole on paper', async ({ page }) => {
  await page.goto('privacy/');
  const boxes = page.getByRole('group', { name: /Таблица|Код/ });
  const excess = () =>
    boxes.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect((await excess()).filter((width) => width > 0)).toHaveLength(2);
  expect(await axeFindings(page)).toEqual([]);
  await boxes.last().press('ArrowRight');
  await expect.poll(() => boxes.last().evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: 'print' });
  expect((await excess()).filter((width) => width > 0)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test('with long words, no page scrolls sideways, even if a headline is not broken @fonts', async ({
  page,
}) => {
  for (const path of ['', 'help/', 'details/android/', 'privacy/', 'changes/']) {
    await page.goto(path);
    await page.locator('h1').evaluate((title) => (title.style.overflowWrap = 'normal'));
    for (const width of [320, 390, 768, 1366]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'));
    await expectNoSidewaysScroll(page, `${path} with text of 200 %`);
  }
});
