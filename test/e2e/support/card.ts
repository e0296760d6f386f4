import type { FrameLocator, Page } from '@playwright/test';

export const goodCard = '4355 0843 5508 4358';
export const declinedCard = '4000 0000 0000 9995';

/** The provider's page inside the shop. */
export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Güvenli kart ödemesi"]');

export async function payByCard(page: Page | FrameLocator, number: string): Promise<void> {
  await page.getByLabel('Kart numarası').fill(number);
  await page.getByLabel('Ay').fill('12');
  await page.getByLabel('Yıl').fill('30');
  await page.getByLabel('CVV').fill('000');
  await page.getByRole('button', { name: 'Öde' }).click();
}
