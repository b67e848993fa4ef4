import { readFileSync } from 'node:fs';
import { fullProduct } from './product';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { measureFile } from '@/lib/installer/installer-mismatch';
import { parseSettings } from '@/lib/settings/parse';
import { type LaunchState } from '@/scripts/preflight/all-findings';

const installer = Buffer.from('MZ a real installer');

export const readyEnvironment = {
  NEXT_PUBLIC_SITE_URL: 'https://slovarplus.ru',
  NEXT_PUBLIC_SUPPORT_EMAIL: 'help@slovarplus.ru',
  NEXT_PUBLIC_FORUM_URL: 'https://forum.slovarplus.ru/app',
  NEXT_PUBLIC_STORE_URL: 'https://play.google.com/store/apps/details?id=org.slovar.app',
  HSTS: 'host',
};

const change = { kind: 'new', text: 'Тема' } as const;

/** A site that can be launched. */
export const readyState: LaunchState = {
  settings: parseSettings(readyEnvironment),
  product: {
    ...fullProduct,
    android: { releases: [{ version: '1.10', date: '2026-11-20', changes: [change] }] },
    windows: {
      ...fullProduct.windows,
      installer: { ...fullProduct.windows.installer, ...measureFile(installer) },
    },
  },
  installer,
  screenshotIds: ['search', 'windows'],
  originals: ['README.md', 'search-light.png', 'search-dark.png', 'windows.png'],
  ownIcon: true,
  themes: readTokens(readFileSync(TOKENS_FILE, 'utf8')),
  built: {
    files: new Set(['index.html', 'help/index.html', 'og.jpg']),
    pages: new Map([
      ['index.html', '<a href="/help/#form">Контакты</a>'],
      ['help/index.html', '<form id="form"></form>'],
    ]),
  },
};
