/** @jest-environment node */
import { screens } from '@/lib/content/screens';
import { slides } from '@/lib/content/slides';

const AGREED_FIELDS = ['img', 'text_mobile', 'text1', 'text2', 'text3', 'text4', 'text5', 'text6'];

const named = slides.map((slide) => [slide.img, slide] as const);

it('there are 19', () => {
  expect(slides).toHaveLength(19);
});

it('no two show the same picture', () => {
  expect(new Set(slides.map(({ img }) => img)).size).toBe(19);
});

it('no two have the same mobile caption', () => {
  expect(new Set(slides.map(({ text_mobile }) => text_mobile)).size).toBe(19);
});

describe.each(named)('%s', (_, slide) => {
  it('has a mobile caption and a first line', () => {
    expect([slide.text_mobile.trim(), slide.text1.trim()]).not.toContain('');
  });

  it('has no fields but the agreed ones, which hold six lines', () => {
    expect(AGREED_FIELDS).toEqual(expect.arrayContaining(Object.keys(slide)));
  });

  it('says no line twice and leaves unused ones out', () => {
    const lines = AGREED_FIELDS.slice(2).flatMap((field) =>
      Object.entries(slide).flatMap(([key, text]) => (key === field ? [text] : [])),
    );

    expect([...new Set(lines)].filter((line) => line !== '')).toEqual(lines);
  });

  it('shows a screen of a phone, told in words', () => {
    const { alt, width, height } = screens[slide.img];

    expect([alt.trim() !== '', height > width]).toEqual([true, true]);
  });
});
