import { type Page } from 'playwright/test';
import { boxesOf } from './layout';
import { fillIn } from '@/lib/text/fill-in';
import { home } from '@/lib/words/home';

/** The words of the home page's game, each with the checkbox that shows its translation, and its answers. */
export const translations = (page: Page) =>
  home.senses.map(({ example }, index) => {
    const number = String(index + 1);
    const group = page.getByRole('group', { name: fillIn(home.game.question, { number }) });
    const named = (kind: 'yes' | 'no') => ({ name: home.game.answers[kind].name, exact: true });
    return {
      show: page.getByRole('checkbox', { name: fillIn(home.game.show, { number }) }).first(),
      text: page.getByText(example.russian, { exact: true }).first(),
      /** The radio button, for the keyboard. */
      radio: (kind: 'yes' | 'no') => group.getByRole('radio', named(kind)),
      /** What a pointer presses. */
      answer: (kind: 'yes' | 'no') => group.getByText(named(kind).name, { exact: true }),
      result: group.getByRole('status'),
      /** The copy at the end of the page, if the visitor has forgotten the word. */
      again: {
        show: page.getByRole('checkbox', { name: fillIn(home.game.showAgain, { number }) }),
        text: page.getByText(example.russian, { exact: true }).last(),
      },
    };
  });

/** The end of the game: how many words the visitor knew, its two links, and the button that starts again. */
export const gameEnd = (page: Page) => ({
  row: page.locator('.game-end'),
  text: page.locator('.game-score p'),
  toForgotten: page.getByRole('link', { name: home.game.toForgotten, exact: true }),
  link: page.locator('.game-end').getByRole('link').last(),
  again: page.getByRole('button', { name: home.game.again }),
});

export const boxesAboveClosing = (page: Page) =>
  boxesOf(page, 'article > :first-child :is(li, fieldset, form)');
