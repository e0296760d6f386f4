// One order of a newcomer on a phone, from the first look to the search for a booster, with its taps and typed fields.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { cardFrame, goodCard, payByCard } from './support/card.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './support/watch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Bounds of the whole thread; the fields of the payment provider's card form are not ours and not counted. */
const MOST_TAPS = 14;
const MOST_FIELDS = 7;

/** A person's hand: every tap and every typed field is counted. */
const handOf = () => {
  const counted = { taps: 0, fields: 0 };
  return {
    counted,
    tap: async (target: Locator, position?: { x: number; y: number }) => {
      counted.taps += 1;
      await target.click(position ? { position } : {});
    },
    /** A tap into the field, then its text. A further field of the same form is reached by the keyboard's "next". */
    type: async (field: Locator, text: string) => {
      counted.fields += 1;
      await field.fill(text);
    },
  };
};

async function inspect(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme === 'light' ? 'whole' : 'look');
  }
  await expectNoSidewaysScrolling(page);
}

test('a newcomer on a phone orders Altın III to Platin IV in few taps and fields, without a break', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { counted, tap, type } = handOf();
  const tag = Date.now().toString(36);

  await test.step('the home page: the target is one tap, the order one more', async () => {
    await page.goto('/');
    const to = page.getByRole('slider', { name: /^Hedef/ });
    await expect(page.getByRole('slider', { name: /^Şu an/ })).toHaveAttribute('aria-valuetext', 'Altın III');
    await tap(page.locator('.stair__cols:has([role=slider]) [data-step="16"]'));
    await expect(to).toHaveAttribute('aria-valuetext', 'Platin IV');
    await tap(page.getByRole('link', { name: 'Siparişe geç' }));
  });

  await test.step('the order form goes on to the registration, with the order in sight', async () => {
    await expect(page.locator('.bar-m')).toContainText('₺');
    await tap(page.getByRole('button', { name: 'Siparişi ver' }));
    const form = page.getByRole('dialog', { name: 'Kayıt ol' });
    await expect(form).toContainText(/Siparişin hazır:.*Altın III.*Platin IV/);
    await tap(form.getByLabel('E-posta'));
    await type(form.getByLabel('E-posta'), `ayse.${tag}@basamak.test`);
    await type(form.getByLabel('Şifre', { exact: true }), 'ceviz-agaci-7');
    await expect(form).toContainText(`Kullanıcı adın: ayse${tag}`);
    await type(form.getByLabel('Telefon'), `5${String(Date.now()).slice(-9)}`);
    await type(form.getByLabel('Ad soyad'), 'Ayşe Yılmaz');
    await inspect(page);
    await tap(form.getByRole('checkbox'));
    await tap(form.getByRole('button', { name: 'Kayıt ol' }));
  });

  await test.step('the checkout of the order, closed and found again on the home page', async () => {
    const checkout = page.getByRole('dialog', { name: 'Siparişini tamamla' });
    await expect(checkout).toContainText(/Altın III.*Platin IV.*Kuponsuz/);
    await inspect(page);
    const before = page.url();
    await checkout.getByRole('button', { name: 'Kapat' }).click();
    await page.goto('/');
    const resume = page.getByRole('complementary', { name: 'Yarım kalan siparişin' });
    await expect(resume).toContainText(/Altın III.*Platin IV/);
    await inspect(page);
    await resume.getByRole('button', { name: 'Kaldığın yerden devam et' }).click();
    await expect(checkout).toBeVisible();
    expect(page.url()).not.toBe(before);
    await tap(checkout.getByRole('button', { name: 'Kartla öde ve siparişi ver' }));
  });

  await test.step('the payment page names the order, warns of a VPN once, and speaks of no top-up', async () => {
    await expect(cardFrame(page).getByLabel('Kart numarası')).toBeVisible();
    for (const again of [false, true]) {
      if (again) await page.reload();
      const main = page.getByRole('main');
      await expect(main).toContainText(/Altın III.*Platin IV/);
      await expect(main.getByText(/VPN/)).toHaveCount(1);
      await expect(main).not.toContainText(/yükle/i);
    }
    await inspect(page);
    counted.taps += 2; // into the card's number, and "Öde"
    await payByCard(cardFrame(page), goodCard);
  });

  await test.step('the payment leads on to the order, whose one step is the account', async () => {
    await expect(page).toHaveURL(/\/siparisler\/[\w-]{36}$/);
    const step = page.getByRole('region', { name: 'Hesabını ekle' });
    await expect(step).toBeVisible();
    await inspect(page);
    await tap(step.getByLabel('Riot ID'));
    await type(step.getByLabel('Riot ID'), 'Kuzey Yıldızı#TR1');
    await type(step.getByLabel('Riot kullanıcı adı'), `kanarya-${tag}`);
    await type(step.getByLabel('Şifre'), 'kanarya-sifre');
    await tap(step.getByRole('button', { name: 'Hesabı bağla' }));
    await expect(step).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await inspect(page);
    await expect(page.getByRole('list', { name: 'Sipariş durumu' })).toContainText('Booster aranıyor');
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: 'Yarım kalan siparişin' })).toBeHidden();
  });

  console.log(`taps ${counted.taps}, fields ${counted.fields}`);
  expect(counted.taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(counted.fields).toBeLessThanOrEqual(MOST_FIELDS);
});
