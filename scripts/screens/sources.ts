import type { Theme } from './picture';

/** The owner's PNG for this theme, or `undefined` when the scene has to be drawn. */
export function ownPicture(id: string, theme: Theme, files: readonly string[]): string | undefined {
  return [`${id}-${theme}.png`, `${id}.png`].find((file) => files.includes(file));
}

/**
 * Ids of the pictures to make: those asked for, or all.
 *
 * @throws when an id that was asked for does not exist
 */
export function chooseIds<Id extends string>(all: readonly Id[], asked: readonly string[]): Id[] {
  const unknown = asked.filter((id) => !all.some((known) => known === id));
  if (unknown.length > 0) {
    throw new Error(`No such screen: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  }
  return asked.length > 0 ? all.filter((id) => asked.includes(id)) : [...all];
}

/**
 * @throws when a PNG in the owner's folder matches no screen, most likely a misspelt name
 * @throws when a screen has no alternative text
 */
export function checkSources(
  screens: Readonly<Record<string, { alt: string }>>,
  files: readonly string[],
): void {
  for (const [id, { alt }] of Object.entries(screens)) {
    if (alt.trim() === '')
      throw new Error(`Screen ${id} has no alt text in lib/content/screens.ts.`);
  }
  for (const file of files) {
    const id = file.replace(/(-light|-dark)?\.png$/, '');
    const known = Object.hasOwn(screens, id) || Object.hasOwn(screens, file.replace(/\.png$/, ''));
    if (!known) throw new Error(`screens/${file} belongs to no screen: check the name.`);
  }
}
