import { facts } from '@/lib/content/facts';
import { slides } from '@/lib/content/slides';
import { currentRelease } from '@/lib/releases/current-release';

/** What changes with every release, and is therefore not typed into the tests. */
export const androidRelease = currentRelease(facts.android.releases);
export const windowsRelease = currentRelease(facts.windows.releases);
export const installer = facts.windows.installer;

/** Button that opens the dialog of changes. */
export const ANDROID_VERSION = `Версия ${androidRelease.version}`;

export const SLIDE_COUNT = slides.length;
