import { expect, type Page } from 'playwright/test';
import { hydrate } from './islands';
import { deletionForm } from '@/lib/content/deletion-form';
import { notices, type NoticeKind } from '@/lib/content/notices';
import { routes } from '@/lib/site/routes';

export const form = (page: Page) => ({
  field: page.getByRole('textbox', { name: 'Введите адрес электронной почты' }),
  send: page.getByRole('button', { name: 'Отправить' }),
  timer: page.getByRole('timer'),
  /** The alert that appears when the form is sent offline before its code has loaded. */
  fallback: page.locator('form').getByRole('alert'),
  status: page.locator('form .form-message [aria-live]'),
  change: page.locator('form').getByRole('button', { name: deletionForm.change }),
});

export const noticeCloseButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Закрыть' });

export const isNoticeFocused = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => dialog === document.activeElement);

/** Expects the result dialog. @param from its texts, if they differ from those in lib/content */
export async function expectNotice(page: Page, kind: NoticeKind, from = notices): Promise<void> {
  const { title, text } = from[kind];
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toHaveAccessibleDescription(text);
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title);
}

/** Measures the position and size of the form's controls and of all elements below, at three window widths. */
export async function measureLayout(page: Page): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll('form input, form [type=submit], [data-island] ~ *, main h2')]
        .map((element) => element.getBoundingClientRect())
        // Firefox's positions differ by sixtieths of a pixel.
        .map(({ left, top, width, height }) =>
          [left, top + scrollY, width, height].map(Math.round),
        ),
    );
    all.push(...boxes);
  }
  return all;
}

/**
 * Starts to record the ARIA role of each element that gets the focus, or of its nearest ancestor
 * with a role. @returns a function that reads the roles so far
 */
export async function recordFocusedRoles(page: Page): Promise<() => Promise<unknown>> {
  const focused = await page.evaluateHandle(() => {
    const roles: (string | null)[] = [];
    document.addEventListener('focusin', ({ target }) => {
      roles.push((target as Element).closest('[role]')?.getAttribute('role') ?? null);
    });
    return roles;
  });
  return () => focused.jsonValue();
}

/** Opens the deletion page and waits until its form is hydrated. */
export async function openHydratedForm(page: Page): Promise<void> {
  await page.goto(routes.deletion);
  await hydrate(page, 'deletion');
}

/** Like `openHydratedForm`, but also waits until the code of the dialogs has loaded. For Chromium only. */
export async function openFormWithDialogs(page: Page): Promise<void> {
  await openHydratedForm(page);
  await page.waitForLoadState('networkidle');
}

/** Types by key presses, because in the system's Firefox React does not notice Playwright's `fill`. */
export async function typeAddress(page: Page, email: string): Promise<void> {
  await form(page).field.clear();
  await form(page).field.pressSequentially(email);
}

/** Types an address and moves the caret between its two parts. */
export async function typeAroundCaret(page: Page, before: string, after: string): Promise<void> {
  await form(page).field.click();
  await page.keyboard.type(before + after);
  for (let steps = after.length; steps > 0; steps -= 1) await page.keyboard.press('ArrowLeft');
}

export async function fillAndSend(page: Page, email: string): Promise<void> {
  await typeAddress(page, email);
  await form(page).send.click();
}
