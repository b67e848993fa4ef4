import { z } from 'zod';
import { optionalTexts, readWords, texts } from './words-file';
import { name } from '@/lib/owner-files/fields';

const slide = z.strictObject({
  /** Base name of the screenshot's files. */
  img: name,
  /** `alt` describes the screenshot, `text_mobile` is the caption on phones, and `text1` the heading elsewhere. */
  ...texts('alt', 'text_mobile', 'text1'),
  ...optionalTexts('group', 'text2', 'text3', 'text4', 'text5', 'text6'),
});

export type Slide = z.infer<typeof slide>;

/** Returns the position of a slide that stands apart from its group. */
const apart = (all: readonly Slide[]) =>
  all.findIndex(({ group }, index) => {
    const first = all.findIndex((one) => one.group === group);
    return first < index && all[index - 1]?.group !== group;
  });

const schema = z.array(slide).superRefine((all, { addIssue }) => {
  const path = [apart(all), 'group'];
  const message = 'слайды с одним group и слайды без него стоят подряд; переставьте этот';
  if (apart(all) >= 0) addIssue({ code: 'custom', path, message });
});

export const { slides } = readWords('slides', { slides: schema });
