// A booster adds a match, and what the order's page offers besides.
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddMatch } from '../../web-storefront/src/features/booster/AddMatch.tsx';
import { OrderSteps } from '../../web-storefront/src/features/booster/OrderSteps.tsx';
import { usualPoints } from '../../web-storefront/src/features/booster/usual-points.ts';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { toasts } from '../../web-storefront/src/ui/toast.ts';
import { aDraft } from '../support/drafts.ts';
import { openAsBooster, orderIn, server, show } from './support/orders.tsx';

const played = (champion: string, points: number) => ({
  id: `${champion}${points}`,
  champion,
  points,
  result: points > 0 ? 'win' : 'loss',
  kills: 1,
  deaths: 1,
  assists: 1,
  counts: true,
  playedAt: '2026-11-20T12:00:00.000Z',
});
const climb = { unit: 'rung', done: 0, total: 3, percent: 0, source: 'matches', proven: { percent: 0, done: 0 } };
const climbing = (more: object = {}): Order =>
  ({ ...orderIn('started'), draft: aDraft(), progress: climb, ...more }) as unknown as Order;
const matches = [played('Ahri', 20), played('Ahri', 26), played('Zed', -18), played('Garen', 24)];
const labels = ['Öldürme', 'Ölüm', 'Asist'];
const score = async (user: ReturnType<typeof userEvent.setup>) => {
  for (const label of labels) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), '7');
  }
};
const sent = () => waitFor(() => expect(server.asked.some(({ pathname }) => pathname.endsWith('/matches'))).toBe(true));

test('the usual points are the median of the order’s matches, for wins and losses apart', () => {
  expect(usualPoints(climbing({ matches }).matches)).toEqual({ win: 24, loss: 18 });
  expect(usualPoints(climbing({ matches: matches.slice(0, 1) }).matches)).toEqual({ win: 20 });
  expect(usualPoints([])).toEqual({});
});

test('the last champion, the last score and the usual points stand ready: one press of the result enters the match', async () => {
  server.answer = () => Response.json({ counts: true });
  const close = jest.fn();
  const user = show('/', () => <AddMatch order={climbing({ matches })} close={close} />, '/');
  expect(await screen.findByText('Garen')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Galibiyet/ })).toHaveTextContent('+24');
  await user.click(screen.getByRole('button', { name: /^Mağlubiyet/ }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  const expected = { champion: 'Garen', result: 'loss', points: -18, kills: 1, deaths: 1, assists: 1 };
  expect(server.sent).toMatchObject(expected);
});

test('the score is changed by buttons, from nothing to two hundred', async () => {
  server.answer = () => Response.json({ counts: true });
  const user = show('/', () => <AddMatch order={climbing({ matches })} close={jest.fn()} />, '/');
  const more = await screen.findByRole('button', { name: 'Öldürmeyi artır' });
  await user.click(more);
  await user.click(more);
  const fewer = screen.getByRole('button', { name: 'Ölümü azalt' });
  await user.click(fewer);
  await user.click(fewer);
  await user.clear(screen.getByLabelText('Asist'));
  await user.type(screen.getByLabelText('Asist'), '200');
  await user.click(screen.getByRole('button', { name: 'Asisti artır' }));
  await user.click(screen.getByRole('button', { name: /^Galibiyet/ }));
  await sent();
  expect(server.sent).toMatchObject({ kills: 3, deaths: 0, assists: 200 });
});

test('typed points replace the usual ones, with the sign of the result', async () => {
  server.answer = () => Response.json({ counts: true });
  const user = show('/', () => <AddMatch order={climbing({ matches })} close={jest.fn()} />, '/');
  await user.type(await screen.findByLabelText('LP'), '31');
  expect(await screen.findByText('−31')).toBeVisible();
  await score(user);
  await user.click(screen.getByRole('button', { name: /^Galibiyet/ }));
  await sent();
  expect(server.sent).toMatchObject({ result: 'win', points: 31 });
});

test('points must be typed for a result that has no usual ones, and every wrong field is shown at once', async () => {
  server.answer = () => Response.json({ counts: true });
  const user = show('/', () => <AddMatch order={climbing({ matches: [played('Ahri', 20)] })} close={jest.fn()} />, '/');
  await screen.findByText('Ahri');
  for (const label of labels) await user.clear(screen.getByLabelText(label));
  await user.click(screen.getByRole('button', { name: /^Mağlubiyet/ }));
  expect(await screen.findByText('0 ile 500 arasında bir tam sayı yaz.')).toBeVisible();
  expect(screen.getAllByText('0 ile 200 arasında bir tam sayı yaz.')).toHaveLength(3);
  expect(server.asked).toEqual([]);
});

test('more gold than a match may have is refused in the form', async () => {
  const user = show('/', () => <AddMatch order={climbing({ matches })} close={jest.fn()} />, '/');
  await user.type(await screen.findByLabelText('Altın'), '200001');
  await user.click(screen.getByRole('button', { name: /^Galibiyet/ }));
  expect(await screen.findByText('0 ile 200.000 arasında bir tam sayı yaz.')).toBeVisible();
  expect(server.asked).toEqual([]);
});

test('another champion replaces the one that stands ready', async () => {
  const user = show('/', () => <AddMatch order={climbing({ matches })} close={jest.fn()} />, '/');
  await user.type(await screen.findByRole('combobox', { name: 'Şampiyon' }), 'ahri');
  await user.click(screen.getByRole('option', { name: 'Ahri' }));
  expect(screen.getByRole('button', { name: 'Ahri seçimini çıkar' })).toBeVisible();
  expect(screen.queryByText('Garen')).toBeNull();
});

test('a champion that was taken out is not sent: the form asks for one', async () => {
  server.answer = () => Response.json({ counts: true });
  const user = show('/', () => <AddMatch order={climbing({ matches })} close={jest.fn()} />, '/');
  await score(user);
  await user.click(await screen.findByRole('button', { name: 'Garen seçimini çıkar' }));
  expect(screen.queryByText('Kiminle oynadığını seç.')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Galibiyet/ }));
  expect(await screen.findByText('Kiminle oynadığını seç.')).toBeVisible();
  expect(server.asked).toEqual([]);
});

test('Enter in a field asks for the result instead of guessing it', async () => {
  const user = show('/', () => <AddMatch order={climbing({ matches })} close={jest.fn()} />, '/');
  await user.type(await screen.findByLabelText('Asist'), '{Enter}');
  expect(screen.getByText('Galibiyet mi, mağlubiyet mi?')).toBeVisible();
  expect(server.asked).toEqual([]);
});

test('a toast repeats the match that was entered, because it is final', async () => {
  server.answer = () => Response.json({ counts: true });
  const said: string[] = [];
  const unfollow = toasts.subscribe(() => said.push(...toasts.current().map(({ text }) => text)));
  const user = show('/', () => <AddMatch order={climbing({ matches })} close={jest.fn()} />, '/');
  await screen.findByText('Garen');
  await score(user);
  await user.click(screen.getByRole('button', { name: /^Mağlubiyet/ }));
  await waitFor(() => expect(said.join()).toContain('Mağlubiyet, Garen, −18 LP, 7/7/7 eklendi.'));
  unfollow();
});

describe('a match whose sending failed', () => {
  const calls = () =>
    (globalThis.fetch as jest.Mock<typeof fetch>).mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => ({
        key: new Headers(init?.headers).get('Idempotency-Key'),
        body: JSON.parse(init?.body as string) as { playedAt: string },
      }));
  const close = jest.fn();
  /** Opens the form, types a score and presses the result. */
  const pressed = async () => {
    const user = show('/', () => <AddMatch order={climbing({ matches })} close={close} />, '/');
    await screen.findByText('Garen');
    await score(user);
    await user.click(screen.getByRole('button', { name: /^Mağlubiyet/ }));
    await screen.findByRole('alert');
    return user;
  };
  const again = async (user: ReturnType<typeof userEvent.setup>) => {
    server.answer = () => Response.json({ counts: true });
    await user.click(screen.getByRole('button', { name: /^Mağlubiyet/ }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  };
  beforeEach(() => {
    close.mockReset();
    sessionStorage.clear();
  });

  test('without an answer is not said to have failed, and repeats with the same key and the same body', async () => {
    server.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    const user = await pressed();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Sunucuya ulaşılamadı/);
    expect(screen.getByLabelText('Asist')).toHaveValue('7');
    expect(close).not.toHaveBeenCalled();
    await again(user);
    const [first, second] = calls();
    expect(second).toEqual(first);
  });

  test('without an answer is another match when the form was closed, because a later match can have the same score', async () => {
    server.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await pressed();
    cleanup();
    server.answer = () => Response.json({ counts: true });
    const user = show('/', () => <AddMatch order={climbing({ matches })} close={close} />, '/');
    await screen.findByText('Garen');
    await score(user);
    await user.click(screen.getByRole('button', { name: /^Mağlubiyet/ }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    const [first, last] = [calls().at(0), calls().at(-1)];
    expect(last?.key).not.toBe(first?.key);
    expect(last?.body.playedAt).not.toBe(first?.body.playedAt);
  });

  test('because it was refused stays in the form with its values, and is another call when it is sent again', async () => {
    server.answer = () => Response.json({ detail: 'Sipariş duraklatıldı.', code: 'order.paused' }, { status: 409 });
    const user = await pressed();
    expect(screen.getByRole('alert')).toHaveTextContent('Maç eklenemedi. Sipariş duraklatıldı.');
    expect(screen.getByLabelText('Asist')).toHaveValue('7');
    await again(user);
    const [first, second] = calls();
    expect(second?.key).not.toBe(first?.key);
  });
});

test('while a match is on its way, its button says so and no other press is taken', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  const close = jest.fn();
  const user = show('/', () => <AddMatch order={climbing({ matches })} close={close} />, '/');
  await screen.findByText('Garen');
  globalThis.fetch = jest.fn<typeof fetch>(() => new Promise((resolve) => (arrive = resolve)));
  const loss = screen.getByRole('button', { name: /^Mağlubiyet/ });
  await user.click(loss);
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(1));
  expect(loss).toHaveAttribute('aria-busy', 'true');
  await user.click(loss);
  await user.click(screen.getByRole('button', { name: /^Galibiyet/ }));
  arrive(Response.json({ counts: true }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});

test('a match of “Maçtayım” is one call: the server ends both together', async () => {
  server.answer = () => Response.json({ counts: true });
  const order = climbing({ matches, state: 'in-game' });
  const close = jest.fn();
  const user = show('/', () => <AddMatch order={order} close={close} />, '/');
  await screen.findByText('Garen');
  await user.click(screen.getByRole('button', { name: /^Galibiyet/ }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(server.asked.map(({ pathname }) => pathname)).toEqual(['/api/orders/siparis/matches']);
});

const allowed = { match: true, pause: true, message: true };
const nextStates = ['in-game', 'finished', 'processing'];
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent.trim());

test('a played order shows one main button, and the rest in a menu that Escape closes', async () => {
  const user = show('/', () => <OrderSteps order={climbing({ allowed, nextStates })} />, '/');
  expect(await screen.findByRole('switch', { name: 'Maçtayım' })).toBeVisible();
  expect(names()).toEqual(['Maç ekle', 'Diğer işlemler']);
  const more = screen.getByRole('button', { name: 'Diğer işlemler' });
  await user.click(more);
  expect(names().slice(2)).toEqual(['Bitir', 'İlerlemeyi güncelle', 'Duraklat', 'Bırak']);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(names()).toHaveLength(2);
  expect(more).toHaveFocus();
});

test('the menu closes when the focus leaves it', async () => {
  const user = show('/', () => <OrderSteps order={climbing({ allowed, nextStates })} />, '/');
  await user.click(await screen.findByRole('button', { name: 'Diğer işlemler' }));
  await user.tab();
  expect(names()).toHaveLength(6);
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(names()).toHaveLength(2);
});

test('a goal that is reached makes the end the main step', async () => {
  const reached = { ...climb, done: 3, percent: 100, proven: { percent: 100, done: 3 } };
  show('/', () => <OrderSteps order={climbing({ allowed, nextStates, progress: reached })} />, '/');
  const [first] = await screen.findAllByRole('button');
  expect(first).toHaveTextContent('Bitir');
  expect(first).toHaveClass('btn-p');
});

test('a booster reads that the customer no longer sees a match of more than two hours', async () => {
  const order = climbing({ state: 'in-game', playingSince: null, nextStates: ['started'] });
  show('/', () => <OrderSteps order={order} />, '/');
  expect(await screen.findByText(/müşteri artık/)).toBeVisible();
});

test('what blocks the order stands above its buttons', async () => {
  const pause = { at: '2026-11-20T12:00:00.000Z', by: 'customer', reason: 'Mola' };
  openAsBooster(climbing({ allowed, pause, nextStates: ['processing'] }));
  const paused = await screen.findByRole('region', { name: 'Duraklatıldı' });
  const more = await screen.findByRole('button', { name: 'Diğer işlemler' });
  expect(paused.compareDocumentPosition(more)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(more);
  expect(within(more.parentElement as HTMLElement).getByRole('button', { name: 'Duraklat' })).toBeVisible();
});
