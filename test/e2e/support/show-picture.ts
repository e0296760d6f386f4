import { expect, type Page } from '@playwright/test';
import { aPng } from '#test/support/pictures.ts';

/** Adds a picture in the open dialog. */
export const showPicture = async (page: Page) => {
  const picture = {
    name: 'kanit.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await aPng({ width: 300, height: 200 })),
  };
  await page.getByRole('dialog').getByLabel('Resim seç').setInputFiles([picture]);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 resim eklendi.');
};
