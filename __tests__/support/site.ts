import json from '@/e2e/second-owner/files/lib/content/site.json';
import { parseSite, type Site } from '@/lib/site/parse';

const installer = { file: 'Setup-1.0.7.exe', signedBy: 'ООО "Ромашка"' };

/** The second owner's facts, with accounts and a Windows program. */
export const fullFacts = {
  ...json,
  accounts: { service: '' },
  windows: {
    price: { text: '', amount: '', currency: 'RUB' },
    requirements: 'Windows 10',
    releases: [{ version: '1.0.7', date: '2026-07-31', changes: [], installer }],
  },
  deletion: { deleted: ['адрес'] },
};

/** The parsed facts of a site with everything. */
export const fullSite: Site = parseSite(JSON.stringify(fullFacts));
