import { type Slide } from '@/lib/content/slide';

/** Slides of a made-up owner: the tree's own may have none. */
export const slides: readonly Slide[] = ['one', 'two', 'three'].map((img) => ({
  img,
  alt: `Снимок ${img}`,
  text_mobile: `Подпись ${img}`,
  text1: img,
  text2: `О ${img}`,
}));
