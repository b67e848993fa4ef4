import path from 'node:path';
import { drawPngIcon, pngIcons } from '@/lib/icons/draw-icons';
import { findOwnIcon } from '@/lib/icons/own-icon';

export const dynamic = 'force-static';
export const dynamicParams = false;

const nameOf = (icon: (typeof pngIcons)[number]) => path.posix.basename(icon.path);

export const generateStaticParams = () => pngIcons.map((icon) => ({ name: nameOf(icon) }));

interface Context {
  readonly params: Promise<{ readonly name: string }>;
}

/** Serves the icons for home screens. */
export async function GET(_request: Request, { params }: Context) {
  const { name } = await params;
  const icon = pngIcons.find((one) => nameOf(one) === name);
  if (!icon) return new Response(null, { status: 404 });
  const png = await drawPngIcon(icon, findOwnIcon(process.cwd()));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
