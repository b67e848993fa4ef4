import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';
import { ANDROID_VERSION, product, settings, SLIDE_COUNT, windowsRelease } from './published';

/** What the build was told, by the words in the place of which it stands in the files. */
const told: readonly (readonly [word: string, value: string])[] = [
  ['‹версия›', ANDROID_VERSION],
  ['‹версия для Windows›', `Версия ${windowsRelease.version}`],
  ['‹сайт›', settings.siteName],
  ['‹почта›', settings.supportEmail],
  ['‹слайдов›', `из ${SLIDE_COUNT}`],
];

/** Every text of the owner's data. */
function textsOf(data: unknown): string[] {
  // Shorter ones, such as the code of a language, are parts of other words.
  if (typeof data === 'string') return data.length > 6 ? [data] : [];
  return typeof data === 'object' && data ? Object.values(data).flatMap(textsOf) : [];
}

/**
 * What is said only while an installer, a signature, changes or the store's name are missing, or
 * only with them.
 */
const dependsOnData =
  /заглушк|не подписан|definition: (нет|‹сайт›)|не описаны|байт|"(Новое|Изменено|Исправлено)"/;

/** A table in a page: how long it is decides whether it has a frame. It is a part of its own. */
const innerTable = /^( +)- table .*\n(\1 +.*\n)*/gm;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The tree as a file keeps it: without addresses, the time, and what the owner's data say. */
function forFile(tree: string): string {
  const own = textsOf(product).map(plain);
  const named = told.reduce((text, [word, value]) => text.replaceAll(value, word), plain(tree));
  return (
    named
      .split('\n')
      .filter((line) => !line.includes('/url:') && !dependsOnData.test(line))
      .filter((line) => !own.some((text) => line.includes(text)))
      .join('\n')
      .replace(innerTable, '')
      .replace(/^( *- timer).*/gm, '$1')
      // What has lost its children is no parent any more.
      .replace(/^( *)(- .*):\n(?!\1 )/gm, '$1$2\n')
      .replace(/:$/, '')
  );
}

const fromFile = (tree: string) =>
  told.reduce((text, [word, value]) => text.replaceAll(word, value), tree);

/**
 * Compares accessibility trees with the file that keeps those of a page, a
 * part for each state of it. `--update-snapshots` writes the file anew. More
 * than the file has may be there, such as another slide of the owner's.
 */
export function accessibilityTrees(name: string) {
  const file = `e2e/screen-reader/${name}.yml`;
  const isNew = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  const text = existsSync(file) && !isNew ? readFileSync(file, 'utf8') : '';
  const kept = new Map(
    text
      .split(/^# /m)
      .slice(1)
      .map((part): [string, string] => {
        const [state = '', ...lines] = part.split('\n');
        return [state, lines.join('\n').trim()];
      }),
  );
  const read = new Set<string>();
  return {
    /** Every part of the file has been compared. */
    expectAllRead: () => expect([...kept.keys()], `states in ${file}`).toEqual([...read]),

    /** @param state what has been done, as the file has it for its heading */
    async expect(state: string, element: Locator): Promise<void> {
      read.add(state);
      if (isNew) {
        kept.set(state, forFile(await element.ariaSnapshot()));
        const parts = [...kept].map(([heading, tree]) => `# ${heading}\n${tree}\n`);
        writeFileSync(file, parts.join('\n'));
      }
      expect([...kept.keys()], `${file} has the state`).toContain(state);
      await expect.soft(element).toMatchAriaSnapshot(fromFile(kept.get(state) ?? ''));
    },
  };
}
