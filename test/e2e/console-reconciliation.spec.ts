// Reconciliation with a payment provider: a day, its differences, and the commands of staff for them.
import { expect, test } from '@playwright/test';
import { giveBecause, give } from './support/commands.ts';
import { demo, enter } from './support/people.ts';
import { aComparedDay } from './support/reconciliation.ts';

test('a difference of a reconciled day is closed with a reason, and the day is compared again', async ({ page }) => {
  const { id, merchantOid, called } = await aComparedDay();
  const main = page.getByRole('main');
  await enter(page, demo.admin, '/admin/reconciliations');
  await main.getByRole('link', { name: called }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/reconciliations/${id}/show`));
  await expect(main.getByRole('region', { name: 'İki kayıt yan yana, tablo' })).toContainText('100,00 ₺');
  await expect(main).toContainText('Bizde olmayan ödeme');
  await expect(main).toContainText(merchantOid);

  await giveBecause(page, 'Kapat', 'Farkı kapat', 'Panelde elle alınmış');
  await expect(main).toContainText('Kapatıldı');
  await expect(main).toContainText('Panelde elle alınmış');

  await give(page, { open: 'Günü yeniden karşılaştır', submit: 'Karşılaştır' });
  await expect(main).toContainText('Sağlayıcının günlük dökümü');
  await expect(main.getByRole('button', { name: 'Günü yeniden karşılaştır' })).toBeVisible({ timeout: 15_000 });
});
