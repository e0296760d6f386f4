// The folded parts of an order form, and the bar that is its summary on phones.
import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Choices } from '../../web-storefront/src/features/draft/choices.ts';
import { defaultChoices } from '../../web-storefront/src/features/draft/forms.ts';
import { draftReducer, initialDraft, type DraftState } from '../../web-storefront/src/features/draft/state.ts';
import ExtrasBlock from '../../web-storefront/src/features/order-form/ExtrasBlock.tsx';
import { PhoneBar } from '../../web-storefront/src/features/order-form/PhoneBar.tsx';
import PlayBlock from '../../web-storefront/src/features/order-form/PlayBlock.tsx';
import { session } from '../../web-storefront/src/lib/session.ts';

afterEach(cleanup);
afterAll(() => session.close());

const begun = defaultChoices('league-of-legends/elo-boost');
const line = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });

function Folds({ changed }: { changed: Partial<Choices> }) {
  const [choices, setChoices] = useState<Choices>({ ...begun, ...changed });
  const set = (fields: Partial<Choices>) => setChoices({ ...choices, ...fields });
  const props = { choices, set, clear: set, surcharges: null, missing: null };
  return (
    <>
      <PlayBlock {...props} />
      <ExtrasBlock {...props} />
      <button type="button" onClick={() => set({ champions: ['Ahri'] })}>
        Ahri’yi seç
      </button>
    </>
  );
}

test('the line of a fold says what is chosen in it', async () => {
  render(<Folds changed={{ spells: ['flash', 'smite'], note: 'akşamları' }} />);
  expect(line('Büyüler')).toHaveAccessibleName('Büyüler: Sıçra, Çarp');
  expect(line('Ek seçenekler')).toHaveAccessibleName('Ek seçenekler: Çevrim dışı mod, not');
  await userEvent.setup().click(screen.getByRole('switch', { name: 'Çevrim dışı mod' }));
  expect(line('Ek seçenekler')).toHaveAccessibleName('Ek seçenekler: not');
  cleanup();
  render(<Folds changed={{}} />);
  expect(line('Büyüler')).toHaveAccessibleName('Büyüler: Seçilmedi');
});

test('a fold is closed at first, and its line opens and closes it', async () => {
  const user = userEvent.setup();
  render(<Folds changed={{}} />);
  for (const open of ['false', 'true', 'false']) {
    expect(line('Büyüler')).toHaveAttribute('aria-expanded', open);
    await user.click(line('Büyüler'));
  }
});

test('a fold opens when a field in it is wrong, and stays open when the field is corrected', async () => {
  render(<Folds changed={{ lane: 'champion' }} />);
  expect(line('Şampiyon ve büyüler')).toHaveAttribute('aria-expanded', 'true');
  expect(line('Ek seçenekler')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ahri’yi seç' }));
  expect(line('Şampiyon ve büyüler')).toHaveAccessibleName('Şampiyon ve büyüler: Ahri');
  expect(line('Şampiyon ve büyüler')).toHaveAttribute('aria-expanded', 'true');
});

const lira = (amount: number) => ({ amount, currency: 'TRY' as const });
const quote = {
  price: lira(150_840),
  currency: 'TRY' as const,
  summary: [
    { code: 'steps.gold', label: 'Altın · 3 basamak', amount: lira(167_600) },
    { code: 'coupon', label: 'Kupon · BASAMAK10 −%10', amount: lira(-16_760) },
  ],
  priceBookVersion: 1,
  estimate: { minHours: 3, maxHours: 8 },
};
const priced = draftReducer(initialDraft(begun), { type: 'quoted', v: 0, quote, coupon: 'BASAMAK10' });

const bar = (draft: DraftState<Choices>, error?: string) => {
  const place = jest.fn();
  const dispatch = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PhoneBar draft={draft} dispatch={dispatch} placing={{ place, busy: false, error }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { place, dispatch };
};

test('the bar of phones opens to every line of the price, and its button places the order', async () => {
  const user = userEvent.setup();
  const { place } = bar(priced);
  await user.click(
    screen.getByRole('button', { name: /^Sipariş özetini aç: 11 basamak.*1\.508,40.*Kuponsuz 1\.676,00/ }),
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Sipariş özeti' }));
  expect(sheet.getByText('Altın · 3 basamak').nextElementSibling).toHaveTextContent('1.676,00 ₺');
  expect(sheet.getByText(/Kupon/).nextElementSibling).toHaveTextContent('−167,60 ₺');
  await user.click(sheet.getByRole('button', { name: 'Siparişi ver' }));
  expect(place).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the bar of phones says why there is no price, or why nothing was ordered', async () => {
  bar(draftReducer(initialDraft(begun), { type: 'incomplete', v: 0, missing: 'Fiyat için önce şampiyonu seç.' }));
  expect(screen.getByText('Fiyat için önce şampiyonu seç.')).toBeVisible();
  cleanup();
  const { dispatch } = bar(draftReducer(initialDraft(begun), { type: 'failed', v: 0, reason: 'Bağlantı yok.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Fiyat hesaplanamadı');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Yeniden hesapla' }));
  expect(dispatch).toHaveBeenCalledWith({ type: 'retry' });
  cleanup();
  bar(priced, 'Havuzda çok siparişin var.');
  expect(screen.getByRole('alert')).toHaveTextContent('Havuzda çok siparişin var.');
});
