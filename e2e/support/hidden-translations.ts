import { type Page } from 'playwright/test';
import { home } from '@/lib/content/home';
import { fillIn } from '@/lib/text/fill-in';

/** The translations on the home page, each with the checkbox that shows it and the answers that follow. */
export const translations = (page: Page) =>
  home.senses.map(({ example }, index) => ({
    show: page.getByRole('checkbox', {
      name: fillIn(home.recall.show, { number: String(index + 1) }),
    }),
    text: page.getByText(example.russian, { exact: true }),
    answer: (kind: 'yes' | 'no') =>
      page
        .getByRole('group', { name: fillIn(home.recall.question, { number: String(index + 1) }) })
        .getByRole('radio', { name: home.recall.answers[kind].name, exact: true }),
    result: page.getByRole('status').filter({ hasText: home.recall.answers.yes.result }).nth(index),
  }));
