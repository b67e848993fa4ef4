import { checkAddresses, checkFileNames } from './names';
import { checkColors } from '@/lib/brand/colors';
import { type Slide } from '@/lib/content/slide';
import { slides } from '@/lib/content/slides';
import { offeredInstallers } from '@/lib/installer/offered';
import { checkOwnIcon, findOwnIcon } from '@/lib/logo/own-icon';
import { PAGES_FOLDER, textPages } from '@/lib/pages/text-pages';
import { readOwnPicture } from '@/lib/preview-picture/own-picture';
import { type Site } from '@/lib/site/parse';
import { resultPagesOf } from '@/lib/site/published-pages';
import { readSite } from '@/lib/site/read';

const MOST_IN_MENU = 2;

/** Checks that the slides of a group stand together. @throws Error with a Russian sentence when one stands apart */
export function checkSlideGroups(all: readonly Pick<Slide, 'group' | 'img'>[]): void {
  const groups = all.map(({ group }) => group);
  const apart = all.find(({ group }, i) => group !== groups[i - 1] && groups.indexOf(group) < i);
  if (!apart) return;
  throw new Error(
    `lib/content/slides.ts, слайд «${apart.img}»: слайды с одним group и слайды без него стоят подряд; переставьте его.`,
  );
}

/** Checks and returns the facts, and checks the owner's files. @throws Error in Russian about the first mistake */
export async function checkOwnersInput(): Promise<Site> {
  const site = readSite('.');
  checkFileNames();
  const pages = textPages();
  const results = resultPagesOf(site).map(({ slug }) => ({
    slug,
    where: `lib/content/result-pages.ts, slug «${slug}»`,
  }));
  const texts = pages.map(({ slug }) => ({ slug, where: `${PAGES_FOLDER}/${slug}.md` }));
  checkAddresses([...results, ...texts], site);
  const extra = pages.filter(({ place }) => place === 'menu')[MOST_IN_MENU];
  if (extra) {
    throw new Error(
      `${PAGES_FOLDER}/${extra.slug}.md: в меню помещается страниц: ${MOST_IN_MENU}; напишите place: footer.`,
    );
  }
  checkSlideGroups(slides);
  checkColors();
  if (site.windows) offeredInstallers(site.windows);
  await readOwnPicture();
  const icon = findOwnIcon();
  if (icon) await checkOwnIcon(icon);
  return site;
}
