import { drawPreviewPicture } from '@/lib/preview-picture/draw';
import { readOwnPicture } from '@/lib/preview-picture/own-picture';
import { site } from '@/lib/site';
import { home } from '@/lib/words/home';

export const dynamic = 'force-static';

export async function GET() {
  const picture = (await readOwnPicture()) ?? (await drawPreviewPicture(site.name, home.tagline));
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
}
