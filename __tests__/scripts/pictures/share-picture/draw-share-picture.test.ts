import sharp from 'sharp';
import { home } from '@/lib/content/home';
import { drawSharePicture } from '@/scripts/pictures/share-picture';
import { LIMIT_KB } from '@/scripts/pictures/share-picture/own-picture';

const content = {
  siteName: 'Лексис',
  tagline: home.tagline,
  mark: '<rect width="1" height="1" fill="#fff"/>',
};

it.each([
  ['a short name', 'Я', 'Да'],
  ['a name of 40 characters', 'Большой словарь иностранных слов и фраз!', home.description],
  ['a name in one word', 'Ш'.repeat(40), 'Щ'.repeat(60)],
  ['characters that mean something in XML', 'Слово & «Дело» — "2 < 3"', '<b>&amp;</b>'],
])(
  'with %s the share picture is a JPEG of 1200 × 630, light enough',
  async (_, siteName, tagline) => {
    const picture = await drawSharePicture({ ...content, siteName, tagline });
    const { format, width, height } = await sharp(picture).metadata();

    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(picture.length).toBeLessThanOrEqual(LIMIT_KB * 1024);
  },
);

it.each([
  ['name', { siteName: 'Лексика' }],
  ['tagline', { tagline: 'Слова, которые остаются' }],
  ['mark', { mark: '' }],
])('another %s gives another share picture', async (_, changed) => {
  const [before, after] = [content, { ...content, ...changed }].map(drawSharePicture);

  expect((await after)?.equals((await before) ?? Buffer.alloc(0))).toBe(false);
});

it('letters that the fonts do not have are named, with what to do', async () => {
  await expect(drawSharePicture({ ...content, siteName: 'Лиса 🦊' })).rejects.toThrow(
    'нет знаков 🦊. Положите свою картинку в public/og.jpg',
  );
});
