import { atomFeed } from '@/lib/releases/atom-feed';
import { site } from '@/lib/site';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(atomFeed(site), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
