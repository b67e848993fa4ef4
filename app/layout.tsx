import './globals.css';
import { type Metadata, type Viewport } from 'next';
import { type ReactNode } from 'react';
import { home } from '@/lib/content/home';
import { earlyScript } from '@/lib/device/early-script';
import { settings } from '@/lib/settings';

export const metadata: Metadata = {
  metadataBase: new URL(settings.homeUrl),
  applicationName: settings.siteName,
  title: {
    default: `${settings.siteName} — ${home.tagline}`,
    template: `%s — ${settings.siteName}`,
  },
  description: home.description,
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#171e2f' },
  ],
};

interface RootLayoutProps {
  readonly children: ReactNode;
}

/** The document. The early script writes to the root element, which hydration must let be. */
export default function RootLayout({ children }: RootLayoutProps) {
  return (
    <html lang="ru" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: `(${earlyScript.toString()})()` }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
