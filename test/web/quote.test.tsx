import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setImmediate as realTurn } from 'node:timers/promises';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { defaultChoices, missingIn, toDraft } from '../../web-storefront/src/features/draft/forms.ts';
import { shownPrice } from '../../web-storefront/src/features/draft/state.ts';
import Coupon from '../../web-storefront/src/features/order-form/Coupon.tsx';
import { usePlaceOrder } from '../../web-storefront/src/features/order-form/use-place-order.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import { useDraft } from '../../web-storefront/src/features/draft/use-draft.ts';

interface Asked {
  readonly coupon?: string;
  readonly server: string;
}
const asked: Asked[] = [];
let answer: (draft: Asked) => Response;

const quoteOf = (amount: number, more: readonly object[] = []) =>
  Response.json({
    price: { amount, currency: 'TRY' },
    currency: 'TRY',
    summary: [{ code: 'steps.gold', label: 'Altın · 3 basamak', amount: { amount, currency: 'TRY' } }, ...more],
    priceBookVersion: 1,
    estimate: { minHours: 3, maxHours: 8 },
  });
const refusal = (status: number, code: string, detail: string) =>
  Response.json({ code, detail }, { status, headers: { 'content-type': 'application/problem+json' } });

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  answer = () => quoteOf(100_000);
  globalThis.fetch = jest.fn<typeof fetch>((_, init) => {
    const draft = JSON.parse(init?.body as string) as Asked;
    asked.push(draft);
    return Promise.resolve(answer(draft));
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
afterAll(() => session.close());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Waits until `done`. The session and the body's stream need real turns, which fake timers do not advance. */
const until = async (done: () => boolean) => {
  for (let turn = 0; turn < 5000 && !done(); turn += 1) {
    await pass(turn < 200 ? 1 : 0);
    await realTurn();
  }
  expect(done()).toBe(true);
};
const drafting = { toDraft, missingIn };
const beginning = (service: 'league-of-legends/elo-boost' | 'tft/elo-boost') => () => ({
  choices: defaultChoices(service),
  shared: null,
});
const begin = async () => {
  const hook = renderHook(() => useDraft(beginning('league-of-legends/elo-boost'), drafting, 'BASAMAK10'));
  await pass(0);
  const state = () => hook.result.current[0];
  const dispatch = (action: Parameters<(typeof hook.result.current)[1]>[0]) =>
    act(() => hook.result.current[1](action));
  return { state, dispatch };
};

test('the first price is requested at once, with the promotional code', async () => {
  const { state } = await begin();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.coupon).toBe('BASAMAK10');
  expect(state()).toMatchObject({ v: 0, price: 100_000, loading: false, coupon: 'BASAMAK10' });
});

test('no price is requested before the promotional code is known', async () => {
  const waiting = renderHook(
    ({ code }: { code: string | null | undefined }) => useDraft(beginning('tft/elo-boost'), drafting, code),
    {
      initialProps: { code: undefined as string | null | undefined },
    },
  );
  await pass(5000);
  expect(asked).toHaveLength(0);
  waiting.rerender({ code: null });
  await pass(0);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.coupon).toBeUndefined();
});

test('changes are debounced to one request, one second after the last change', async () => {
  const { state, dispatch } = await begin();
  for (const server of ['euw', 'eune', 'ru']) {
    dispatch({ type: 'set', fields: { server } });
    await pass(400);
  }
  expect(state()).toMatchObject({ v: 3, loading: true, price: 100_000 });
  expect(asked).toHaveLength(1);
  await pass(599);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.server).toBe('ru');
  expect(state().loading).toBe(false);
});

test('after a failure the price is 0 and the summary empty, and neither is shown', async () => {
  answer = () => refusal(503, 'service.unavailable', 'Şu an yanıt veremiyoruz.');
  const { state, dispatch } = await begin();
  expect(state()).toMatchObject({ price: 0, summary: [], loading: false, failure: 'Şu an yanıt veremiyoruz.' });
  expect(shownPrice(state())).toBeNull();
  answer = () => quoteOf(50_000);
  dispatch({ type: 'retry' });
  await pass(0);
  expect(shownPrice(state())).toBe(50_000);
});

test('a draft that was changed without a connection gets its price when the connection is back', async () => {
  const { state, dispatch } = await begin();
  answer = () => refusal(503, 'service.unavailable', 'Şu an yanıt veremiyoruz.');
  dispatch({ type: 'set', fields: { server: 'euw' } });
  await pass(1000);
  await until(() => state().failure !== null);
  answer = () => quoteOf(120_000);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await until(() => !state().loading);
  expect(state()).toMatchObject({ price: 120_000, failure: null });
});

test('a refused typed coupon is replaced by the promotional code, and the reason is shown', async () => {
  answer = ({ coupon }) =>
    coupon === 'YOK' ? refusal(422, 'pricing.coupon_unknown', 'Böyle bir kupon yok.') : quoteOf(90_000);
  const { state, dispatch } = await begin();
  dispatch({ type: 'set', fields: { coupon: 'YOK' } });
  await pass(1000);
  await pass(0);
  expect(asked.map(({ coupon }) => coupon)).toEqual(['BASAMAK10', 'YOK', 'BASAMAK10']);
  expect(state()).toMatchObject({ couponRefusal: 'Böyle bir kupon yok.', coupon: 'BASAMAK10', price: 90_000 });
});

test('a refused coupon stays focused in its field with the reason, and an accepted one closes the field', async () => {
  const reason = 'Böyle bir kupon yok.';
  answer = ({ coupon }) =>
    coupon === 'YOK'
      ? refusal(422, 'pricing.coupon_unknown', reason)
      : quoteOf(90_000, [{ code: 'coupon', label: `Kupon ${coupon}`, amount: { amount: -10_000, currency: 'TRY' } }]);
  function Page() {
    const [draft, dispatch] = useDraft(beginning('tft/elo-boost'), drafting, 'BASAMAK10');
    return <Coupon draft={draft} dispatch={dispatch} />;
  }
  render(<Page />);
  await until(() => screen.queryByText('Başka kupon kullan') !== null);
  fireEvent.click(screen.getByText('Başka kupon kullan'));
  const field = screen.getByLabelText<HTMLInputElement>('Kupon kodu');
  expect(document.activeElement).toBe(field);

  fireEvent.change(field, { target: { value: 'YOK' } });
  screen.getByText('Uygula').focus();
  fireEvent.click(screen.getByText('Uygula'));
  await pass(1000);
  await until(() => screen.queryByRole('alert') !== null);
  expect(screen.getByLabelText('Kupon kodu')).toBe(field);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['YOK', 'true']);
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(reason);
  expect(document.activeElement).toBe(field);

  fireEvent.change(field, { target: { value: 'VAR' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await pass(1000);
  await until(() => screen.queryByText('VAR') !== null);
  expect(screen.queryByLabelText('Kupon kodu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Kaldır'));
});

test('an expired promotional code is dropped, and the price is calculated without it', async () => {
  answer = ({ coupon }) => (coupon ? refusal(422, 'pricing.coupon_expired', 'Süresi dolmuş.') : quoteOf(100_000));
  const { state } = await begin();
  await pass(0);
  expect(state()).toMatchObject({ price: 100_000, coupon: null, couponRefusal: null });
});

const around = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
);

test.each([
  ['the promotion', '', ['BASAMAK10', 'BASAMAK10', undefined, undefined]],
  ['a typed one', 'TEK', ['TEK', 'TEK', 'BASAMAK10', 'BASAMAK10']],
])(
  'a coupon that is spent when the order is placed is dropped, and the new price needs a confirmation: %s',
  async (...row) => {
    const [, typed, sent] = row;
    const [first, , next] = sent;
    let placed = 0;
    answer = ({ coupon }) => quoteOf(coupon === first ? 90_000 : 100_000);
    const prices = globalThis.fetch;
    globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
      if (init?.body === undefined) return Promise.resolve(Response.json({}));
      if (!(input as string).endsWith('/orders')) return prices(input, init);
      placed += 1;
      const { draft, expectedPrice } = JSON.parse(init?.body as string) as {
        draft: Asked;
        expectedPrice: { amount: number };
      };
      asked.push(draft);
      if (draft.coupon === first)
        return Promise.resolve(refusal(409, 'pricing.coupon_spent', 'Kuponun kullanım hakkı bitmiş.'));
      expect(expectedPrice.amount).toBe(100_000);
      return Promise.resolve(Response.json({ id: 'o1' }, { status: 201 }));
    });
    session.signIn(`h.${btoa(JSON.stringify({ sub: 'elif', exp: Date.now() / 1000 + 900 }))}.s`);
    const choices = { ...defaultChoices('league-of-legends/elo-boost'), coupon: typed, note: 'akşamları' };
    const { result } = renderHook(
      () => {
        const [draft, dispatch] = useDraft(() => ({ choices, shared: null }), drafting, 'BASAMAK10');
        return { draft, placing: usePlaceOrder(draft, dispatch) };
      },
      { wrapper: around },
    );
    await pass(0);
    act(() => result.current.placing.place());
    await until(() => result.current.placing.changed !== null);
    const { draft, placing } = result.current;
    expect(draft).toMatchObject({
      coupon: next ?? null,
      price: 100_000,
      couponRefusal: 'Kuponun kullanım hakkı bitmiş.',
    });
    expect(draft.data).toEqual({ ...choices, coupon: '' });
    expect(placing.error).toBeUndefined();
    expect(placing.changed).toEqual({
      before: { amount: 90_000, currency: 'TRY' },
      now: { amount: 100_000, currency: 'TRY' },
      reason: 'Kuponun kullanım hakkı bitmiş.',
    });
    act(() => placing.place(placing.changed?.now.amount));
    await until(() => placed === 2 && result.current.placing.changed === null);
    expect(asked.map(({ coupon }) => coupon)).toEqual(sent);
    await session.signOut();
  },
);

test('clearing a field makes the price NaN until the next price arrives', async () => {
  const { state, dispatch } = await begin();
  dispatch({ type: 'clear', fields: { coupon: '' } });
  expect(state().price).toBeNaN();
  expect(shownPrice(state())).toBeNull();
  await pass(1000);
  expect(shownPrice(state())).toBe(100_000);
});

test('a missing choice is named without a price request', async () => {
  const { state, dispatch } = await begin();
  dispatch({ type: 'set', fields: { lane: 'champion' } });
  await pass(1000);
  expect(asked).toHaveLength(1);
  expect(state()).toMatchObject({ price: 0, summary: [], loading: false, failure: null });
  expect(state().missing).toBe('Fiyat için önce en az bir şampiyon seç.');
  dispatch({ type: 'set', fields: { champions: ['Ahri'] } });
  await pass(1000);
  expect(state()).toMatchObject({ price: 100_000, missing: null });
});

test('clear-and-set starts again with version 0 and an immediate price request', async () => {
  const { state, dispatch } = await begin();
  dispatch({ type: 'set', fields: { server: 'ru' } });
  dispatch({ type: 'clear-and-set', data: defaultChoices('league-of-legends/elo-boost') });
  expect(state()).toMatchObject({ v: 0, price: 0, loading: true });
  await pass(0);
  expect(asked.map(({ server }) => server)).toEqual(['tr', 'tr']);
});
