import sharp from 'sharp';
import { checkOwnIcon } from '@/lib/icons/check-own-icon';
import { themedIconSvg } from '@/lib/icons/mark-svg';
import { ownIconPaths } from '@/lib/icons/own-icon';

const [svgPath, pngPath] = ownIconPaths;

const svg = (inside: string, viewBox = 'viewBox="0 0 8 8"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${inside}</svg>`);

const png = (width: number, height: number, background = '#2b5a4a') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

const shape = '<path d="M1 1h6v6z"/>';
const parts = `<defs><g id="a">${shape}</g></defs><use href="#a"/>`;

it.each([
  ['an SVG that refers to its own parts', svgPath, svg(parts)],
  ['an SVG with commas in its viewBox', svgPath, svg(shape, "viewBox='0,0,8.5,8.5'")],
  ['the site’s default icon', svgPath, Buffer.from(themedIconSvg())],
  ['a PNG of 512 × 512 pixels', pngPath, png(512, 512)],
])('%s is accepted as an icon', async (_, path, content) => {
  await expect(checkOwnIcon({ path, content: await content })).resolves.toBeUndefined();
});

const style = '<style>@import "a.css"</style>';
const image = '<image href="https://a.example/b.png"/>';

it.each([
  ['without a viewBox', svgPath, svg(shape, 'width="8" height="8"'), 'нет viewBox'],
  ['that is not square', svgPath, svg(shape, 'viewBox="0 0 8 9"'), 'не квадратный: 8 × 9'],
  ['with a script', svgPath, svg(`${shape}<script>a()</script>`), 'сценарий'],
  ['with an event handler', svgPath, svg('<g onload="a()"/>'), 'сценарий'],
  ['with text', svgPath, svg('<text y="8">A</text>'), 'переведите буквы в кривые'],
  ['that loads another file', svgPath, svg(image), 'ссылается на другой файл'],
  ['that imports a style sheet', svgPath, svg(style), 'ссылается на другой файл'],
  ['whose file is too large', svgPath, svg(`<path d="${'M1 1'.repeat(10_000)}"/>`), 'не больше 30'],
  ['that draws nothing', svgPath, svg(''), 'ничего нет'],
  ['that is cut off', svgPath, svg('<path'), 'файл не читается'],
  ['that is too small', pngPath, png(320, 320), 'картинка 320 × 320, а нужна не меньше 512 × 512'],
  ['that is not square', pngPath, png(600, 512), '600 × 512, а нужна в пропорциях 512 × 512'],
  ['that is transparent', pngPath, png(512, 512, '#00000000'), 'ничего нет'],
  ['that is not a PNG', pngPath, svg(shape), 'это не PNG'],
])(
  'an icon %s (%s) is rejected with one sentence that names the file',
  async (_, path, content, sentence) => {
    const said = checkOwnIcon({ path, content: await content });

    await expect(said).rejects.toThrow(sentence);
    await expect(said).rejects.toThrow(new RegExp(`^${path}: [^\\n]+\\.$`));
  },
);
