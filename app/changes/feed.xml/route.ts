import { atomFeed } from '@/lib/releases/atom-feed';
import { site } from '@/lib/site';

export const dynamic = 'force-static';

export const GET = () => new Response(new Blob([atomFeed(site)], { type: 'application/atom+xml' }));
