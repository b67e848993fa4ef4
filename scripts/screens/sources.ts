import type { Theme } from './picture';

/** The owner's PNG for this theme, or `undefined` when the scene has to be drawn. */
export function ownPicture(id: string, theme: Theme, files: readonly string[]): string | undefined {
  return [`${id}-${theme}.png`, `${id}.png`].find((file) => files.includes(file));
}

/**
 * What is drawn where the owner has given no PNG.
 *
 * @throws when nothing can be drawn either: a new slide needs its PNG
 */
export function sceneOf<Scene>(id: string, scenes: Readonly<Record<string, Scene>>): Scene {
  const scene = Object.hasOwn(scenes, id) ? scenes[id] : undefined;
  if (scene) return scene;
  throw new Error(`There is no screens/${id}.png, and nothing draws this screen: add the file.`);
}

/**
 * Ids of the pictures to make: those asked for, or all.
 *
 * @throws when an id that was asked for does not exist
 */
export function chooseIds(all: readonly string[], asked: readonly string[]): string[] {
  const unknown = asked.filter((id) => !all.includes(id));
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
  screens: ReadonlyMap<string, { readonly alt: string }>,
  files: readonly string[],
): void {
  for (const [id, { alt }] of screens) {
    if (alt.trim() === '')
      throw new Error(`Screen ${id} has no alt text in lib/content/slides.ts.`);
  }
  for (const file of files) {
    const id = file.replace(/(-light|-dark)?\.png$/, '');
    const known = screens.has(id) || screens.has(file.replace(/\.png$/, ''));
    if (!known) throw new Error(`screens/${file} belongs to no screen: check the name.`);
  }
}
