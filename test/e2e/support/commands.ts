import { expect, type Locator, type Page } from '@playwright/test';

interface Command {
  /** The button on the page that opens the dialog; `submit` is the button in the dialog. */
  readonly open: string | RegExp;
  readonly submit: string | RegExp;
  readonly fill?: (dialog: Locator) => Promise<unknown>;
}

/** Gives a command in the console: opens its dialog, fills it, submits it and waits until it has closed. */
export async function give(page: Page, { open, submit, fill }: Command): Promise<void> {
  await page.getByRole('button', { name: open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill?.(dialog);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Gives a command that asks only for a reason. */
export const giveBecause = (page: Page, open: string, submit: string, reason: string): Promise<void> =>
  give(page, { open, submit, fill: (dialog) => because(dialog, reason) });

export const because = (dialog: Locator, reason: string): Promise<void> => dialog.getByLabel(/^Neden/).fill(reason);
