import { type Slide } from '@/lib/words/slides';

/** Slides for tests, because an owner's copy of the project may have none. */
export const slides: readonly Slide[] = ['one', 'two', 'three'].map((img) => ({
  img,
  alt: `Снимок ${img}`,
  text_mobile: `Подпись ${img}`,
  text1: img,
  text2: `О ${img}`,
}));
