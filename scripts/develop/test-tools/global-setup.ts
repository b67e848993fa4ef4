import { findChromium } from './tools';

/** Playwright calls this once. Its workers read their configuration anew, and find there which Chromium starts. */
export default async function chooseChromium(): Promise<void> {
  process.env.CHROMIUM_PATH = (await findChromium()) ?? '';
}
