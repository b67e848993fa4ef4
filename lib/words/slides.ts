import { unique } from '@/lib/owner-files/fields';
import * as w from '@/lib/owner-files/words';

const slide = w.group({
  img: w.pictureName,
  /** `text_mobile` is the caption on phones, `text1` the heading elsewhere. */
  ...w.texts('alt', 'text_mobile', 'text1'),
  ...w.optionalTexts('group', 'text2', 'text3', 'text4', 'text5', 'text6'),
});

const differ = w.list(slide).superRefine(unique('img'));

const all = differ.superRefine((slides, { addIssue }) => {
  const groups = slides.map((own) => own.group);
  const apart = groups.findIndex((own, i) => own !== groups[i - 1] && groups.indexOf(own) < i);
  const message = 'слайды с одним group и слайды без него стоят подряд; переставьте этот слайд';
  if (apart >= 0) addIssue({ code: 'custom', path: [apart, 'group'], message });
});

export const { slides } = w.readWords('slides', { slides: all });

export type Slide = (typeof slides)[number];
