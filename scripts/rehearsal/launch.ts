import { commandsOf, readRecipes } from './recipes';

/** What installs, goes on for ever or asks questions. */
const left = ['npm ci', 'npm start', 'npm run release'];

/**
 * Commands of docs/launch.md that a rehearsal follows, in the page's order; what is told twice is
 * done once.
 *
 * @param page Markdown
 */
export const launchCommands = (page: string): string[] => [
  ...new Set(
    readRecipes(page)
      .flatMap(commandsOf)
      .filter((line) => !left.includes(line)),
  ),
];
