// One order from the first price to the booster's payout, in three browsers and without direct calls of the API.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { cardFrame, goodCard, payByCard } from './support/card.ts';
import { demo, fillLogin } from './support/people.ts';
import { showPicture } from './support/show-picture.ts';

const liveWithin = { timeout: 6_000 };
const tag = Date.now().toString(36);
/** A different amount in each run, so that a repeated run on the same database finds its own payout. */
const payout = `1${String(Date.now()).slice(-4, -2)},${String(Date.now()).slice(-2)}`;
const iban = 'TR33 0006 1005 1978 6457 8413 26';

/** Waits until the ladder's price belongs to the ranks shown, and returns it. */
const quoted = async (page: Page): Promise<string> => {
  const quote = page.locator('section', { has: page.getByRole('slider') }).locator('[aria-live]');
  await expect(quote).toHaveAttribute('aria-busy', 'false');
  return (await quote.innerText()).match(/\d[\d.,]*\s₺/)?.[0] ?? 'no price';
};

test('an order goes from its first price to the booster’s payout', async ({ browser }) => {
  test.setTimeout(180_000);
  const open = async () => (await browser.newContext()).newPage();
  const [customer, booster, admin] = [await open(), await open(), await open()];
  let number = '';

  await test.step('a visitor chooses two ranks with the arrow keys', async () => {
    await customer.goto('/');
    const from = customer.getByRole('slider', { name: /^Şu an/ });
    const to = customer.getByRole('slider', { name: /^Hedef/ });
    await from.focus();
    await from.press('ArrowRight');
    await expect(from).toHaveAttribute('aria-valuetext', 'Altın II');
    for (let rung = 0; rung < 8; rung++) await to.press('ArrowLeft');
    await expect(to).toHaveAttribute('aria-valuetext', 'Platin IV');
  });

  await test.step('the order form shows the same price', async () => {
    const price = await quoted(customer);
    await customer.getByRole('link', { name: 'Siparişe geç' }).click();
    const summary = customer.getByRole('complementary', { name: 'Sipariş özeti' });
    await expect(summary).toHaveAttribute('aria-busy', 'false');
    await expect(summary).toContainText(price);
    await customer.getByRole('radio', { name: /Orman/ }).press('Space');
    await expect(summary).toHaveAttribute('aria-busy', 'true');
    await expect(summary).toHaveAttribute('aria-busy', 'false');
    await customer.getByRole('button', { name: 'Siparişi ver' }).click();
  });

  await test.step('the visitor registers in the modal', async () => {
    const form = customer.getByRole('dialog', { name: 'Kayıt ol' });
    await expect(form).toContainText(/Siparişin hazır:.*Altın II.*Platin IV/);
    await form.getByLabel('E-posta').fill(`elif.${tag}@basamak.test`);
    await form.getByLabel('Şifre').fill('ceviz-agaci-7');
    await expect(form).toContainText(`Kullanıcı adın: elif${tag}`);
    await form.getByLabel('Telefon').fill(`5${String(Date.now()).slice(-9)}`);
    await form.getByLabel('Ad soyad').fill('Elif Aydın');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Kayıt ol' }).click();
  });

  await test.step('the new customer has no balance and tops up by card', async () => {
    await customer.getByRole('dialog').getByRole('button', { name: 'Bakiyeye daha fazla yükle' }).click();
    const modal = customer.getByRole('dialog', { name: 'Bakiyen yetmiyor' });
    await expect(modal).toBeVisible();
    await modal.getByRole('checkbox', { name: /siparişimi de ver/ }).uncheck();
    await modal.getByLabel('Yüklenecek tutar').fill('5000');
    await modal.getByRole('button', { name: 'Kartla yükle' }).click();
    await payByCard(cardFrame(customer), goodCard);
    await expect(customer).toHaveURL(/\/payment\/success/);
    await expect(customer.getByRole('main')).toContainText('5.000,00');
    await customer.getByRole('link', { name: 'Siparişe devam et' }).click();
  });

  await test.step('the form has kept the draft, and the customer places the order', async () => {
    await expect(customer.getByRole('radio', { name: /Orman/ })).toBeChecked();
    await customer.getByRole('button', { name: 'Siparişi ver' }).click();
    await expect(customer).toHaveURL(/\/siparisler\/[\w-]{36}$/);
    await expect(standing(customer)).toContainText('Hesap bekleniyor');
    number = await customer.getByRole('navigation', { name: 'Konum' }).locator('[aria-current=page]').innerText();
    expect(number).toMatch(/\w/);
  });

  await test.step('a booster who opens the pool logs in and returns to it', async () => {
    await booster.goto('/booster/havuz');
    await fillLogin(booster, demo.booster);
    await expect(booster).toHaveURL(/\/booster\/havuz$/);
    await expect(booster.getByRole('heading', { name: 'Sipariş havuzu' })).toBeVisible();
  });

  const take = booster.getByRole('button', { name: `${number} numaralı siparişi al` });

  await test.step('adding the game account puts the order into the pool at once', async () => {
    await expect(take).toBeHidden();
    const form = customer.getByRole('region', { name: 'Hesabını ekle' });
    await form.getByLabel('Riot ID').fill('Kuzey Yıldızı#TR1');
    await form.getByLabel('Kullanıcı adı').fill(`kanarya-${tag}`);
    await form.getByLabel('Şifre').fill('kanarya-sifre');
    await form.getByRole('button', { name: 'Hesabı bağla' }).click();
    await expect(take).toBeVisible(liveWithin);
    await markAsLoaded(customer);
  });

  await test.step('the booster confirms, takes the order and starts it', async () => {
    await take.click();
    await booster.getByRole('dialog').getByRole('button', { name: 'Siparişi al' }).click();
    await expect(booster).toHaveURL(/\/booster\/aktif\//);
    await booster.getByRole('button', { name: 'Başla' }).click();
    await booster.getByRole('dialog').getByRole('button', { name: 'Aynı, başla' }).click();
    await expect(standing(customer)).toContainText('Oynanıyor', liveWithin);
  });

  await test.step('the customer sees two added matches live', async () => {
    await addMatch(booster, { champion: 'Ahri', kills: 11, points: 24 });
    await expect(customer.getByRole('row', { name: /Ahri/ })).toContainText('+24', liveWithin);
    await booster.getByRole('switch', { name: 'Maçtayım' }).click();
    await expect(customer.getByRole('main')).toContainText('Maçta', liveWithin);
    await addMatch(booster, { champion: 'Garen', kills: 2, points: 15, lost: true });
    await expect(customer.getByRole('row', { name: /Garen/ })).toContainText('−15', liveWithin);
    await expect(booster.getByRole('switch', { name: 'Maçtayım' })).not.toBeChecked();
  });

  await test.step('the customer can change the lane only once', async () => {
    await customer.getByRole('button', { name: 'Koridoru değiştir' }).click();
    await customer.getByRole('dialog').getByRole('radio', { name: 'Orta' }).press('Space');
    await customer.getByRole('button', { name: 'Devam et' }).click();
    const confirm = customer.getByRole('dialog', { name: /olarak değişsin mi/ });
    await confirm.getByRole('button', { name: 'Koridoru değiştir' }).click();
    await expect(confirm).toBeHidden();
    await expect(customer.getByRole('button', { name: 'Koridoru değiştir' })).toBeHidden();
    await expect(booster.getByRole('main')).toContainText('Orta', liveWithin);
  });

  await test.step('the booster receives the customer’s message', async () => {
    await customer.getByLabel('Mesaj', { exact: true }).fill('Kolay gelsin!');
    await customer.keyboard.press('Enter');
    await expect(booster.getByRole('log')).toContainText('Kolay gelsin!', liveWithin);
  });

  await test.step('the order is finished, confirmed and tipped', async () => {
    await booster.getByRole('button', { name: 'Diğer işlemler' }).click();
    await booster.getByRole('button', { name: 'Bitir' }).click();
    const finishing = booster.getByRole('dialog', { name: 'Sipariş hedefe varmadan bitirilsin mi?' });
    await finishing.getByRole('button', { name: 'Siparişi bitir' }).click();
    await expect(finishing).toContainText('En az bir kanıt resmi ekle.');
    await finishing.getByLabel('Neden bitiriyorsun?').fill('Hedefe vardım, maçların kalanını girmedim');
    await showPicture(booster);
    await finishing.getByRole('button', { name: 'Siparişi bitir' }).click();
    await expect(customer.getByRole('region', { name: 'Siparişi onayla' })).toContainText('maçların kalanını girmedim');
    await customer.getByRole('button', { name: 'Siparişi onayla' }).click();
    await customer.getByRole('dialog').getByRole('button', { name: 'Siparişi onayla' }).click();
    await expect(customer.getByRole('button', { name: 'Siparişi onayla' })).toBeHidden();
    await customer.getByRole('button', { name: '100,00 ₺ gönder' }).click();
    await customer.getByRole('button', { name: '100,00 ₺ bahşiş ver' }).click();
    await expect(customer.getByRole('main')).toContainText('Şimdiye kadar: 100,00');
    expect(await isStillLoaded(customer)).toBe(true);
  });

  await test.step('the booster has the share and the tip, and requests a payout', async () => {
    await booster.getByRole('link', { name: 'Bakiye', exact: true }).click();
    await expect(booster.getByRole('row', { name: `${number} numaralı siparişin kazancı` })).toBeVisible({
      timeout: 60_000,
    });
    await expect(booster.getByRole('row', { name: new RegExp(`Bahşiş.*${number}`) })).toContainText('+100,00');
    await booster.getByLabel('Çekilecek tutar').fill(payout);
    await booster.getByLabel('IBAN').fill(iban);
    await booster.getByRole('button', { name: 'Para çek' }).click();
    await booster
      .getByRole('dialog')
      .getByRole('button', { name: `${payout} ₺ çek` })
      .click();
    await expect(booster.getByRole('row', { name: `Bekliyor ${payout}` })).toBeVisible();
  });

  await test.step('an admin marks the payout as paid', async () => {
    await admin.goto('/admin/');
    await fillLogin(admin, demo.admin);
    await admin.getByRole('menuitem', { name: 'Para çekme' }).click();
    await admin.getByRole('link', { name: `${payout} ₺` }).click();
    await admin.getByRole('button', { name: 'Ödendi olarak işaretle' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Gönderdim, ödendi' }).click();
    await expect(admin.getByRole('dialog')).toBeHidden();
    await expect(admin.getByRole('main')).toContainText('Ödendi');
    await booster.reload();
    await expect(booster.getByRole('row', { name: `Ödendi ${payout}` })).toBeVisible();
  });

  await test.step('the order’s page in the console lists its events and ledger entries', async () => {
    await admin.getByRole('menuitem', { name: 'Siparişler' }).click();
    await admin.getByRole('link', { name: number }).click();
    const main = admin.getByRole('main');
    for (const event of ['Sipariş verildi', 'Koridor değişti', 'Onaylandı → Tamamlandı', 'Bahşiş verildi'])
      await expect(main.getByRole('listitem').filter({ hasText: event }).first()).toBeVisible();
    for (const entry of ['Sipariş ödemesi', 'Hakediş', 'Bahşiş'])
      await expect(main.getByRole('link', { name: entry })).toBeVisible();
    await expect(main).toContainText('Saklanmıyor');
  });

  await test.step('the ledger’s audit finds no fault', () => {
    const audit = spawnSync(process.execPath, [join(import.meta.dirname, '../../src/cli/audit-ledger.ts')], {
      env: { ...process.env, DATABASE_URL: process.env.E2E_DATABASE_URL },
      encoding: 'utf8',
    });
    expect(audit.stderr).toBe('');
    expect(audit.stdout).toContain('Defter tutarlı');
    expect(audit.status).toBe(0);
  });
});

/** The current state on the stairs of the order. */
const standing = (page: Page) => page.getByRole('list', { name: 'Sipariş durumu' }).locator('[aria-current=step]');

interface Match {
  readonly champion: string;
  readonly kills: number;
  readonly points: number;
  readonly lost?: boolean;
}

async function addMatch(page: Page, { champion, kills, points, lost = false }: Match): Promise<void> {
  await page.getByRole('button', { name: 'Maç ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Maç ekle' });
  await dialog.getByRole('combobox', { name: 'Şampiyon' }).fill(champion.toLowerCase());
  await dialog.getByRole('option', { name: champion, exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Öldürme' }).fill(String(kills));
  await dialog.getByRole('textbox', { name: 'Ölüm' }).fill('3');
  await dialog.getByRole('textbox', { name: 'Asist' }).fill('7');
  await dialog.getByLabel('LP').fill(String(points));
  await dialog.getByRole('button', { name: lost ? 'Mağlubiyet' : 'Galibiyet' }).click();
  await expect(dialog).toBeHidden();
}

/** Sets a mark that a reload would remove. */
const markAsLoaded = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''));
const isStillLoaded = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-loaded-once'));
