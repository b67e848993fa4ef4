import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';
import { parseTree, printTree } from './aria-tree';
import { withoutWords } from './without-words';

/** A part of a file: the state of the page, for its heading, and the tree. */
const PART = /^# (.*)\n([^]*?)(?=^# |(?![^]))/gm;

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
    [...text.matchAll(PART)].map(([, state = '', tree = '']) => [state, tree.trim()]),
  );
  const read = new Set<string>();
  return {
    /** Every part of the file has been compared. */
    expectAllRead: () => expect([...kept.keys()], `states in ${file}`).toEqual([...read]),

    /** @param state what has been done, as the file has it for its heading */
    async expect(state: string, element: Locator): Promise<void> {
      read.add(state);
      if (isNew) {
        const tree = parseTree(await element.ariaSnapshot());
        kept.set(state, printTree(withoutWords(tree)).trim());
        const parts = [...kept].map(([heading, tree]) => `# ${heading}\n${tree}\n`);
        writeFileSync(file, parts.join('\n'));
      }
      expect([...kept.keys()], `${file} has the state`).toContain(state);
      await expect.soft(element).toMatchAriaSnapshot(kept.get(state) ?? '');
    },
  };
}
