import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';
import { hasProgram, type Platform } from '@/lib/product/platforms';
import { type Product } from '@/lib/product/schema';

/** Returns the ids of the screenshots that the site shows: those of each program that has releases. */
export const shownScreenshots = (product: Pick<Product, Platform['id']>): readonly string[] => [
  ...(hasProgram(product, 'android') ? slides.map(({ img }) => img) : []),
  ...(hasProgram(product, 'windows') ? [windows.picture.id] : []),
];
