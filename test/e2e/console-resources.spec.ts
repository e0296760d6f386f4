// Sessions, a user's timeline, wallets, scopes of staff, and jobs.
import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { logIn } from '#test/support/clients.ts';
import { because, give, giveBecause } from './support/commands.ts';
import { demo, enter, newCustomer, newStaff, shopUrl } from './support/people.ts';

test('a user’s sessions are ended singly and all at once, and the user’s timeline shows it', async ({ page }) => {
  const customer = await newCustomer(Money.lira(75));
  const other = await logIn(shopUrl(), customer.username, 'kiraz-agaci-42');
  await enter(page, demo.admin, `/admin/users/${customer.id}/show`);
  const sessions = page.getByRole('region', { name: 'Oturumları' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);

  // the newest session is listed first
  await sessions.getByRole('button', { name: 'Oturumu kapat' }).first().click();
  const dialog = page.getByRole('dialog');
  await because(dialog, 'Cihazını kaybetmiş');
  await dialog.getByRole('button', { name: 'Oturumu kapat' }).click();
  await expect(dialog).toBeHidden();
  await expect(sessions.getByText('Kapatıldı')).toHaveCount(1);
  await expect(other.api.call('GET /users/current')).rejects.toMatchObject({ status: 401 });
  await customer.api.call('GET /users/current');

  await giveBecause(page, 'Bütün oturumları kapat', 'Hepsini kapat', 'Şifresi çalınmış');
  await expect(sessions.getByText('Kapatıldı')).toHaveCount(2);
  await expect(customer.api.call('GET /users/current')).rejects.toMatchObject({ status: 401 });

  const story = page.getByRole('region', { name: 'Bütün geçmişi' });
  for (const line of ['Hesap açıldı', 'Giriş yaptı', 'Bütün oturumlar kapatıldı', 'Bakiye düzeltildi'])
    await expect(story.getByRole('listitem').filter({ hasText: line }).first()).toBeVisible();
  await story.getByRole('button', { name: 'Girişler' }).click();
  await expect(story.getByRole('listitem')).toHaveCount(2);

  await page.goto(`/admin/wallets/${customer.id}/show`);
  await expect(page.getByRole('region', { name: 'Bakiye', exact: true })).toContainText('75,00');
});

test('the dialog for scopes of staff lists what it will grant and take away, and the change takes effect', async ({
  page,
}) => {
  const colleague = await newStaff(['orders:read']);
  await enter(page, demo.admin, `/admin/users/${colleague.id}/show`);
  await give(page, {
    open: 'Yetkileri değiştir',
    submit: 'Yetkileri kaydet',
    fill: async (dialog) => {
      await dialog.getByRole('checkbox', { name: 'Destek talepleri: değiştirme' }).check();
      await dialog.getByRole('checkbox', { name: 'Siparişler: görme' }).uncheck();
      await expect(dialog.getByRole('listitem')).toHaveText([
        'Verilecek: Destek talepleri: görme',
        'Verilecek: Destek talepleri: değiştirme',
        'Alınacak: Siparişler: görme',
      ]);
      await because(dialog, 'Desteğe geçti');
    },
  });
  const powers = page.getByRole('region', { name: 'Yetkiler' });
  await expect(powers.getByRole('listitem')).toHaveText(['Destek talepleri: görme', 'Destek talepleri: değiştirme']);
  await expect
    .poll(() =>
      colleague.api.call('GET /admin/tickets').then(
        () => 200,
        () => 403,
      ),
    )
    .toBe(200);
  await expect(colleague.api.call('GET /admin/orders')).rejects.toMatchObject({ status: 403 });
});

test('a failed job is retried and then cancelled', async ({ page }) => {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into jobs.job (name, state, data, start_after, retry_count, output)
     values ('picture.tidy', 'failed', $1, now() + interval '1 day', 8, '{"message":"disk dolu"}') returning id`,
    [{ id: randomUUID() }],
  );
  await client.end();
  await enter(page, demo.admin, `/admin/jobs/${rows[0]!.id}/show`);
  await expect(page.getByRole('alert').filter({ hasText: 'disk dolu' })).toBeVisible();
  await giveBecause(page, 'Yeniden dene', 'Yeniden dene', 'Disk boşaltıldı');
  await expect(page.getByRole('main')).toContainText('Yeniden denenecek');
  await giveBecause(page, 'İptal et', 'İşi iptal et', 'Artık gerek yok');
  await expect(page.getByRole('main')).toContainText('İptal edildi');
});
