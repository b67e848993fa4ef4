import { checkAddresses } from './names';
import { brandColors } from '@/lib/brand/tokens';
import { checkOwnIcon } from '@/lib/logo/own-icon';
import { decodePicture } from '@/lib/owner-files/read-picture';
import { CONTENT_FOLDER } from '@/lib/owner-files/read-text';
import { PAGES_FOLDER, textPages } from '@/lib/pages/text-pages';
import { readOwnPicture } from '@/lib/preview-picture/own-picture';
import { checkInstallers } from '@/lib/programs/installers';
import { readSite, type Site } from '@/lib/site/parse';
import { resultPagesOf } from '@/lib/site/published-pages';
import { BADGES_FOLDER, badgeFiles } from '@/lib/stores/badges';
import { resultPages } from '@/lib/words/result-pages';

const MOST_IN_MENU = 2;

/** Checks and returns the facts, and checks the owner's files. @throws Error in Russian about the first mistake */
export async function checkOwnersInput(): Promise<Site> {
  const site = readSite('.');
  const pages = textPages();
  if (site.accounts && resultPages.length === 0) {
    throw new Error(
      `${CONTENT_FOLDER}/result-pages.json, pages: список пуст, а письма ведут на эти страницы; верните их, а если учётных записей нет, напишите в site.json "accounts": null.`,
    );
  }
  const results = resultPagesOf(site).map(({ slug }) => ({
    slug,
    where: `${CONTENT_FOLDER}/result-pages.json, slug «${slug}»`,
  }));
  const texts = pages.map(({ slug }) => ({ slug, where: `${PAGES_FOLDER}/${slug}.md` }));
  checkAddresses([...results, ...texts], site);
  const extra = pages.filter(({ place }) => place === 'menu')[MOST_IN_MENU];
  if (extra) {
    throw new Error(
      `${PAGES_FOLDER}/${extra.slug}.md: в меню помещается страниц: ${MOST_IN_MENU}; напишите place: footer.`,
    );
  }
  brandColors('light');
  brandColors('dark');
  if (site.windows) checkInstallers(site.windows);
  for (const file of badgeFiles()) await decodePicture(`${BADGES_FOLDER}/${file}`);
  await readOwnPicture();
  await checkOwnIcon();
  return site;
}
