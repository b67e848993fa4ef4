import './globals.css';
import { type Metadata, type Viewport } from 'next';
import { type ReactNode } from 'react';
import { brandColors } from '@/lib/brand/tokens';
import { iconLinks } from '@/lib/logo/draw-icons';
import { linkPreview, titleOf } from '@/lib/metadata/page-metadata';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  metadataBase: new URL(site.homeUrl),
  title: { default: titleOf(site), template: `%s — ${site.name}` },
  icons: iconLinks(),
  ...linkPreview(site),
  ...(site.isPreview && { robots: { index: false, follow: false } }),
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: brandColors('light').surface },
    { media: '(prefers-color-scheme: dark)', color: brandColors('dark').surface },
  ],
};

/** In development, Next hydrates the document after scripts have set attributes, about which it would warn. */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="ru" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
