// From a booster application to the invitation: staff ask a question, the applicant answers, staff accept.
import { expect, test } from '@playwright/test';
import { anApplication } from '#test/support/applications.ts';
import { demo, enter, mailTo, shopUrl } from './support/people.ts';
import { expectAccessible, settled, watch } from './support/watch.ts';

test('an applicant answers a question through the link in the mail, is accepted and is invited', async ({
  page,
  browser,
}) => {
  const { faults } = watch(page);
  const phone = `+90535${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const application = anApplication({ phone });
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch(`${shopUrl()}/api/booster-applications`, {
    method: 'POST',
    headers,
    body: JSON.stringify(application),
  });
  const { id } = (await sent.json()) as { id: string };

  await enter(page, demo.admin, '/admin/booster-applications');
  await page.getByRole('row').filter({ hasText: application.email }).getByRole('link', { name: 'Ece Işık' }).click();
  await expect(page.getByRole('main')).toContainText('Üç sezondur Üstatlık seviyesinde orman oynuyorum');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Soru sor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Soru/).fill('Hangi saatlerde oynuyorsun?');
  await dialog.getByRole('button', { name: 'Soruyu gönder' }).click();
  await expect(page.getByRole('main')).toContainText('Yanıt bekleniyor');

  const context = await browser.newContext({ locale: 'tr-TR', reducedMotion: 'reduce' });
  const applicant = await context.newPage();
  const mail = await mailTo(application.email, /Hangi saatlerde oynuyorsun\?/);
  await applicant.goto(/https?:\S+booster-basvuru\S+/.exec(mail)?.[0] ?? '');
  await settled(applicant);
  await expect(applicant).toHaveURL(/\/booster-basvuru$/);
  await expect(applicant.getByText('Hangi saatlerde oynuyorsun?')).toBeVisible();
  await expectAccessible(applicant);
  await applicant.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(applicant.getByText('Yanıtını yaz.')).toBeVisible();
  await applicant.getByLabel('Yanıtın').fill('Her akşam sekizden sonra.');
  await applicant.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(applicant.getByRole('heading', { name: 'Yanıtın bize ulaştı' })).toBeFocused();
  await applicant.goto(/https?:\S+booster-basvuru\S+/.exec(mail)?.[0] ?? '');
  await expect(applicant.getByRole('alert')).toContainText('Bu bağlantı artık geçerli değil');

  await page.goto(`/admin/booster-applications/${id}/show`);
  await expect(page.getByRole('main')).toContainText('Her akşam sekizden sonra.');
  await page.getByRole('button', { name: 'Kabul et' }).click();
  await expect(dialog.getByLabel(/^Kullanıcı adı/)).toHaveValue('eceisik');
  await dialog.getByLabel(/^Kullanıcı adı/).fill(`ece${phone.slice(-7)}`);
  await dialog.getByRole('button', { name: 'Kabul et ve davet et' }).click();
  await expect(page.getByRole('main')).toContainText('Kabul edildi');
  await expect(page.getByRole('button', { name: 'Reddet' })).toHaveCount(0);
  expect(faults).toEqual([]);

  const invitation = await mailTo(application.email, /hesabın açıldı/);
  await applicant.goto(/https?:\S+reset-password\S+/.exec(invitation)?.[0] ?? '');
  await expect(applicant.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
