// How people reach staff: tickets, the contact form and the booster application.
import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { aPng } from '#test/support/pictures.ts';
import { key } from './support/orders.ts';
import { adminSession, enter, newCustomer, newStaff } from './support/people.ts';
import { expectAccessible, settled, watch } from './support/watch.ts';

test('a customer opens a ticket, sees the answer come in, and closes it', async ({ page }) => {
  const [customer, staff] = await Promise.all([newCustomer(), newStaff(['tickets:read', 'tickets:write'])]);
  const { faults } = watch(page);
  await enter(page, customer.credentials, '/biletler');
  await expect(page.getByText('Henüz destek talebin yok')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Destek talebi oluştur' }).first().click();

  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Talebin alanları boş bırakılamaz.')).toBeVisible();
  await expect(page.getByLabel('Talep türü')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Talep türü').selectOption('Bakiye');
  await page.getByRole('textbox', { name: 'Konu' }).fill('Bakiyem görünmüyor');
  await page.getByLabel('Mesajın').fill('Dün yükledim.');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByRole('heading', { name: 'Bakiyem görünmüyor' })).toBeVisible();
  await expect(page.getByText('Yanıt bekliyor')).toBeVisible();

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = { params: { id }, body: { text: 'Birazdan hesabında.' }, ...key() };
  await staff.api.call('POST /tickets/:id/messages', answer);
  await expect(page.getByRole('log')).toContainText('Birazdan hesabında.');
  await expect(page.getByText('Yanıtlandı')).toBeVisible();

  const field = page.getByLabel('Mesaj', { exact: true });
  for (const text of ['Teşekkürler', 'Geldi', 'Harika']) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByRole('log')).toContainText(text);
    await expect(field).toHaveValue('');
  }
  await field.fill('Bir tane daha');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText(/^15 dakikada en çok 3 mesaj\. 15 dk sonra/)).toBeVisible();
  await expect(field).toHaveValue('Bir tane daha');

  await page.getByRole('button', { name: 'Talebi kapat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Talebi kapat' }).click();
  await expect(page.getByText('Bu destek talebi kapalı.')).toBeVisible();
  await expect(page.getByText('Talebi kapattın')).toBeVisible();
  await page.goto('/biletler?durum=kapali');
  await expect(page.getByRole('link', { name: /Bakiyem görünmüyor/ })).toContainText('Kapalı');
  expect(faults.filter((fault) => !fault.includes('429'))).toEqual([]);
});

test('staff reply with a canned answer and a picture, and the customer’s open ticket shows them live', async ({
  page,
  browser,
}) => {
  const [customer, staff] = await Promise.all([newCustomer(), newStaff(['tickets:read', 'tickets:write'])]);
  const title = `Karşılama ${randomUUID().slice(0, 8)}`;
  const canned = { title, text: 'Merhaba {ad}, hemen bakıyoruz.', type: null };
  await staff.api.call('POST /admin/canned-answers', { body: canned, ...key() });
  const subject = `Yüklemem ${randomUUID().slice(0, 8)}`;
  const body = { type: 'balance', subject, text: 'Dün yükledim.' } as const;
  const { id } = await customer.api.call('POST /tickets', { body, ...key() });
  await enter(page, customer.credentials, `/biletler/${id}`);
  await expect(page.getByText('Yanıt bekliyor')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  const { faults } = watch(desk);
  await enter(desk, staff.credentials, '/admin/tickets');
  const main = desk.getByRole('main');
  await expect(desk.getByRole('button', { name: 'Yanıt bekleyen' })).toHaveAttribute('aria-pressed', 'true');
  await desk.getByPlaceholder(/^Konu, ad/).fill(subject.toLocaleUpperCase('tr'));
  // the list is stable once the address has the search and its rows have loaded
  await expect(desk).toHaveURL(/%22q%22/);
  await expect(main.getByRole('row')).toHaveCount(2);
  await main.getByRole('link', { name: subject }).click();
  await expect(main.getByRole('log')).toContainText('Dün yükledim.');
  const field = desk.getByRole('textbox', { name: 'Yanıt' });
  await field.press('/');
  await desk.getByRole('combobox', { name: 'Hazır yanıt ara' }).fill(title);
  await expect(desk.getByRole('option')).toHaveCount(1);
  await expectAccessible(desk);
  await desk.keyboard.press('Enter');
  await expect(field).toHaveValue('Merhaba Ada, hemen bakıyoruz.');
  const picture = { name: 'ekran.png', mimeType: 'image/png', buffer: Buffer.from(await aPng()) };
  await desk.getByLabel('Resimler').setInputFiles(picture);
  await expect(desk.getByText('ekran.png: eklendi')).toBeVisible();
  await field.press('Control+Enter');
  await expect(main.getByRole('log')).toContainText('Merhaba Ada, hemen bakıyoruz.');
  await expect(field).toHaveValue('');

  await expect(page.getByRole('log')).toContainText('Merhaba Ada, hemen bakıyoruz.');
  await expect(page.getByRole('button', { name: 'Ekteki resim: büyüt' })).toBeVisible();
  await page.getByLabel('Mesaj', { exact: true }).fill('Geldi, teşekkürler!');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(main.getByRole('log')).toContainText('Geldi, teşekkürler!');
  await expectAccessible(desk);
  expect(faults).toEqual([]);
  await desk.context().close();
});

test('staff close a ticket, undo this, reopen a closed ticket and move it to the trash', async ({ page }) => {
  const [customer, staff] = await Promise.all([newCustomer(), newStaff(['tickets:read', 'tickets:write'])]);
  const body = { type: 'other', subject: 'Teşekkür', text: 'Her şey iyi.' } as const;
  const { id } = await customer.api.call('POST /tickets', { body, ...key() });
  const status = async () => (await customer.api.call('GET /tickets/:id', { params: { id } })).status;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await enter(page, staff.credentials, `/admin/tickets/${id}/show`);
  await button('Kapat').click();
  await button('Geri al').click();
  await expect(button('Kapat')).toBeVisible();
  expect(await status()).toBe('open');
  await button('Kapat').click();
  await expect(page.getByRole('main')).toContainText('Destek talebi kapalı');
  await button('Yeniden aç').click();
  await expect.poll(status).toBe('open');
  await button('Çöpe at').click();
  await expect(page.getByRole('main')).toContainText('Destek talebi çöpte');
  await expect(button('Yeniden aç')).toBeVisible();
});

test('a visitor writes through the contact form, and the fourth message within 15 minutes is refused', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await settled(page);
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.getByText('Doldurulmayan ya da hatalı alan var.')).toBeVisible();
  await expect(page.getByLabel('Ad soyad')).toBeFocused();
  await expectAccessible(page);
  const email = `ece${randomUUID().slice(0, 8)}@basamak.test`;
  for (const [index, text] of ['birinci', 'ikinci', 'üçüncü', 'dördüncü'].entries()) {
    await page.getByLabel('Ad soyad').fill('Ece Işık');
    await page.getByLabel('E-posta').fill(email);
    await page.getByLabel('Mesajın').fill(`Bu benim ${text} mesajım.`);
    await page.getByRole('button', { name: 'Mesajı gönder' }).click();
    if (index === 3) break;
    await expect(page.getByRole('heading', { name: 'Mesajın bize ulaştı' })).toBeFocused();
    await page.getByRole('button', { name: 'Başka bir mesaj yaz' }).click();
  }
  await expect(page.getByText(/15 dk sonra gönderebilirsin/)).toBeVisible();
  await expect(page.getByLabel('Mesajın')).toHaveValue('Bu benim dördüncü mesajım.');
});

test('a booster application keeps its input over a reload and is sent', async ({ page }) => {
  await page.goto('/booster-basvuru');
  await settled(page);
  await page.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  await expect(page.getByText('Geçerli bir e-posta adresi yaz.')).toBeVisible();
  await expect(page.getByText('Geçerli bir telefon numarası yaz.')).toBeVisible();
  await expect(page.getByText('En az bir oyunda rankını seç.')).toBeVisible();
  await expect(page.getByLabel('Ad', { exact: true })).toBeFocused();
  await expectAccessible(page);

  const email = `mert${randomUUID().slice(0, 8)}@basamak.test`;
  await page.getByLabel('Ad', { exact: true }).fill('Mert');
  await page.getByLabel('Soyad').fill('Ünal');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Telefon').pressSequentially('05321234567');
  await expect(page.getByLabel('Telefon')).toHaveValue('0 (532) 123 45 67');
  await page.getByLabel('Yaşadığın yer').fill('İzmir');
  await page.getByLabel('League of Legends').selectOption('Ustalık');
  await page.getByRole('group', { name: 'League ve TFT sunucuların' }).getByLabel('TR').check();
  await page.reload();
  await settled(page);
  await expect(page.getByLabel('Soyad')).toHaveValue('Ünal');
  await expect(page.getByLabel('League of Legends')).toHaveValue('master4');
  await expect(page.getByText('2 / 4 bölüm tamam.')).toBeVisible();

  await page.getByLabel('Haftada kaç saat oynarsın?').fill('20');
  await page.getByLabel('Profil bağlantın').fill('https://example.com/mert');
  await page.getByRole('textbox', { name: 'Deneyimin' }).fill('Üç sezondur Üstatlık seviyesinde orman oynuyorum.');
  await page.getByLabel(/işlenmesini kabul ediyorum/).check();
  await expect(page.getByText('4 / 4 bölüm tamam.')).toBeVisible();
  await page.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  await expect(page.getByRole('heading', { name: 'Başvurunu aldık' })).toBeFocused();
  await expectAccessible(page);
  const kept = await (
    await adminSession()
  ).api.call('GET /admin/booster-applications', {
    query: { filter: JSON.stringify({ email }) },
  });
  expect(kept).toMatchObject([{ firstName: 'Mert', phone: '+905321234567', leagueRank: 'master4', state: 'waiting' }]);
});
