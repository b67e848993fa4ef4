import sharp from 'sharp';
import { temporaryFolder } from '../../../support/temporary-folder';
import { ownIconSvg } from '@/scripts/fixtures/owners-files';
import { checkOwnIcon } from '@/scripts/pictures/icon/check-own-icon';
import { themedIconSvg } from '@/scripts/pictures/icon/mark-svg';
import { findOwnIcon, ownIconPaths } from '@/scripts/pictures/icon/own-icon';

const { at, lay } = temporaryFolder();

const [svgPath, pngPath] = ownIconPaths;

const svg = (inside: string, viewBox = 'viewBox="0 0 8 8"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${inside}</svg>`);

const png = (width: number, height: number, background = '#2b5a4a') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

const shape = '<path d="M1 1h6v6z"/>';

it.each([
  ['an SVG', svgPath, svg(shape)],
  [
    'an SVG with parts of its own',
    svgPath,
    svg(`<defs><g id="a">${shape}</g></defs><use href="#a"/>`),
  ],
  ['an SVG with commas in its viewBox', svgPath, svg(shape, "viewBox='0,0,8.5,8.5'")],
  ['our own mark', svgPath, Buffer.from(themedIconSvg())],
  ['the icon of the dry run', svgPath, Buffer.from(ownIconSvg)],
  ['a PNG of 512 pixels', pngPath, png(512, 512)],
])('%s will do as an icon', async (_, file, content) => {
  await expect(checkOwnIcon({ path: file, content: await content })).resolves.toBeUndefined();
});

it.each([
  ['has no viewBox', svg(shape, 'width="8" height="8"'), 'нет viewBox'],
  ['is not square', svg(shape, 'viewBox="0 0 8 9"'), 'не квадратный: 8 × 9'],
  ['has a script', svg(`${shape}<script>a()</script>`), 'сценарий'],
  ['has a handler', svg('<g onload="a()"/>'), 'сценарий'],
  ['has letters', svg('<text y="8">A</text>'), 'переведите буквы в кривые'],
  [
    'needs another file',
    svg('<image href="https://a.example/b.png"/>'),
    'ссылается на другой файл',
  ],
  ['needs another style', svg('<style>@import "a.css"</style>'), 'ссылается на другой файл'],
  ['is heavy', svg(`<path d="${'M1 1'.repeat(10_000)}"/>`), 'не больше 30'],
  ['is empty', svg(''), 'ничего нет'],
  ['cannot be read', svg('<path'), 'не читается как SVG'],
  ['is none', Buffer.from('icon'), 'нет viewBox'],
])('an SVG that %s is refused in a sentence with its path', async (_, content, sentence) => {
  const said = checkOwnIcon({ path: svgPath, content });

  await expect(said).rejects.toThrow(sentence);
  await expect(said).rejects.toThrow(/^lib\/content\/icon\.svg: [^\n]+\.$/);
});

it.each([
  ['is small', () => png(320, 320), 'картинка 320 × 320, а нужно не меньше 512 × 512'],
  ['is not square', () => png(600, 512), 'не квадратная: 600 × 512'],
  ['is empty', () => png(512, 512, '#00000000'), 'ничего нет'],
  ['is none', () => Promise.resolve(Buffer.from('icon')), 'это не PNG'],
  ['is an SVG', () => Promise.resolve(svg(shape)), 'это не PNG'],
])('a PNG that %s is refused in a sentence', async (_, make, sentence) => {
  await expect(checkOwnIcon({ path: pngPath, content: await make() })).rejects.toThrow(sentence);
});

it('an icon under another ending is named with those that there are', () => {
  lay('lib/content/icon.webp', '');

  expect(() => findOwnIcon(at())).toThrow('lib/content/icon.webp: иконка бывает только icon.svg');
});

it('line ends of Windows do not make another icon of an SVG, and git may change them', () => {
  lay(svgPath, `<svg>\r\n${shape}</svg>`);

  expect(findOwnIcon(at())?.content.toString()).toBe(`<svg>\n${shape}</svg>`);
});

it('two icons are one too many', () => {
  for (const file of ownIconPaths) lay(file, '');

  expect(() => findOwnIcon(at())).toThrow('Иконок две');
});
