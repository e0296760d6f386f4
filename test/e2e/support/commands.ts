import { expect, type Locator, type Page } from '@playwright/test';

interface Command {
  /** The button on the page, and the one in the dialog that does it. */
  readonly open: string | RegExp;
  readonly submit: string | RegExp;
  readonly fill?: (dialog: Locator) => Promise<unknown>;
}

/** A command of the console as somebody gives it: its button, its dialog, and the dialog gone because it was done. */
export async function give(page: Page, { open, submit, fill }: Command): Promise<void> {
  await page.getByRole('button', { name: open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill?.(dialog);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The same where nothing but a reason is asked for. */
export const giveBecause = (page: Page, open: string, submit: string, reason: string): Promise<void> =>
  give(page, { open, submit, fill: (dialog) => because(dialog, reason) });

export const because = (dialog: Locator, reason: string): Promise<void> => dialog.getByLabel(/^Neden/).fill(reason);
