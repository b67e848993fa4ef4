import { type MetadataRoute } from 'next';
import { siteManifest } from '@/lib/brand/site-manifest';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return siteManifest(settings);
}
