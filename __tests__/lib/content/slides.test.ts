import { slides } from '@/lib/content/slides';

it('every slide has a caption for phones that no other slide has, and no empty or repeated line', () => {
  // An owner without an Android app may have no slides, so this is a loop and not `it.each`.
  for (const slide of slides) {
    const lines = Object.entries(slide).flatMap(([field, text]) =>
      /^text\d$/.test(field) ? [text] : [],
    );

    expect([slide.text_mobile, ...lines].map((line) => line.trim())).not.toContain('');
    expect(new Set(lines).size).toBe(lines.length);
    const alike = slides.filter(({ text_mobile }) => text_mobile === slide.text_mobile);
    expect(alike).toEqual([slide]);
  }
});
