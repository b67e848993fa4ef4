import { checkFileNames, wordModules } from './names';

/** Checks the owner's input, and makes the pictures of the screenshots. @throws Error in Russian about a mistake */
export async function checkInput(): Promise<void> {
  checkFileNames();
  for (const file of wordModules) await import(file);
  // These modules import words, so they must not be imported earlier.
  const { checkOwnersInput } = await import('./owners-input');
  const { makePictures } = await import('@/lib/screenshots/make-pictures');
  await makePictures(await checkOwnersInput(), console.log);
}
