import { product } from '@/lib/content/product';
import { atomFeed } from '@/lib/releases/atom-feed';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/** Serves `/changes/feed.xml`, the Atom feed of the releases. */
export const GET = () =>
  new Response(atomFeed(product, settings), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
