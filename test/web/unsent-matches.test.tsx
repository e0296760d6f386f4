// A match that was entered is sent some seconds later, so that its booster can take it back.
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ApiProblem } from '../../src/contract/client.ts';
import {
  createUnsentMatches,
  takenBackWithin,
  unsentMatches,
  type UnsentMatch,
} from '../../web-storefront/src/features/booster/unsent-matches.ts';
import UnsentMatches from '../../web-storefront/src/features/booster/UnsentMatches.tsx';

const match = { champion: 'Garen', kills: 1, deaths: 1, assists: 1, points: 24, result: 'win' } as const;
const aTab = () => {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
};
/** The list of a tab. `fails` are the failures of the next calls; later calls succeed. */
const aList = ({ storage = aTab(), fails = [] as Error[] } = {}) => {
  const sent: UnsentMatch[] = [];
  const send = (unsent: UnsentMatch) => {
    sent.push(unsent);
    const failure = fails.shift();
    return failure ? Promise.reject(failure) : Promise.resolve({ ...match, counts: true } as never);
  };
  return { sent, list: createUnsentMatches({ send, arrived: () => undefined, storage }) };
};
const texts = (sent: readonly UnsentMatch[]) => sent.map(({ text }) => text);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  unsentMatches.forget();
  jest.useRealTimers();
});

describe('an entered match', () => {
  test('is sent once its time to be taken back is over, and not before', async () => {
    const { sent, list } = aList();
    list.add('o1', match, 'ilk');
    await pass(takenBackWithin - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toMatchObject([{ orderId: 'o1', match }]);
    expect(list.all()).toEqual([]);
  });

  test('that is taken back is never sent', async () => {
    const { sent, list } = aList();
    list.add('o1', match, 'ilk');
    list.takeBack(list.all()[0]?.key ?? '');
    await pass(takenBackWithin);
    expect([sent, list.all()]).toEqual([[], []]);
  });

  test('is sent at once when the next one is entered, in the order of their entry', async () => {
    const { sent, list } = aList();
    for (const text of ['ilk', 'ikinci', 'üçüncü']) list.add('o1', match, text);
    await pass(0);
    expect(texts(sent)).toEqual(['ilk', 'ikinci']);
    await pass(takenBackWithin);
    expect(texts(sent)).toEqual(['ilk', 'ikinci', 'üçüncü']);
  });

  test('survives a reload of the page', async () => {
    const storage = aTab();
    aList({ storage }).list.add('o1', match, 'ilk');
    const { sent, list } = aList({ storage });
    void list.flush();
    await pass(takenBackWithin);
    expect(texts(sent)).toEqual(['ilk']);
  });

  test('whose sending failed is kept with the reason, and sent again only when asked for', async () => {
    const { sent, list } = aList({ fails: [new TypeError('Failed to fetch')] });
    list.add('o1', match, 'ilk');
    await pass(2 * takenBackWithin);
    expect(list.all()).toMatchObject([{ problem: expect.stringContaining('Sunucuya ulaşılamadı') }]);
    expect(sent).toHaveLength(1);
    list.retry(list.all()[0]?.key ?? '');
    await pass(0);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(list.all()).toEqual([]);
  });

  test('that was refused is another call when it is sent again, because its key has its answer', async () => {
    const { sent, list } = aList({ fails: [new ApiProblem(409, { detail: 'Sipariş duraklatıldı.' })] });
    list.add('o1', match, 'ilk');
    await pass(takenBackWithin);
    list.retry(list.all()[0]?.key ?? '');
    await pass(0);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});

describe('the strip of entered matches', () => {
  const posted = () =>
    (globalThis.fetch as jest.Mock<typeof fetch>).mock.calls.filter(([url]) => (url as string).endsWith('/o1/matches'));
  beforeEach(() => {
    globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({ counts: true })));
    render(<UnsentMatches />);
  });

  test('takes one back', async () => {
    act(() => unsentMatches.add('o1', match, 'Galibiyet, Garen'));
    expect(screen.getByRole('status')).toHaveTextContent('Galibiyet, Garen ekleniyor.');
    fireEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    await pass(takenBackWithin);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(posted()).toEqual([]);
  });

  test('sends one at once, with a call that outlives the tab', async () => {
    act(() => unsentMatches.add('o1', match, 'Galibiyet, Garen'));
    fireEvent.click(screen.getByRole('button', { name: 'Hemen ekle' }));
    await pass(0);
    expect(posted()).toMatchObject([[expect.anything(), { keepalive: true }]]);
  });

  test('sends what waits when its booster leaves the tab', async () => {
    act(() => unsentMatches.add('o1', match, 'Galibiyet, Garen'));
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    hidden.mockRestore();
    expect(posted()).toHaveLength(1);
  });

  test('says why one could not be added, and lets go of it', async () => {
    globalThis.fetch = jest.fn<typeof fetch>(() =>
      Promise.resolve(Response.json({ detail: 'Sipariş duraklatıldı.' }, { status: 409 })),
    );
    act(() => unsentMatches.add('o1', match, 'Galibiyet, Garen'));
    await pass(takenBackWithin);
    expect(screen.getByRole('status')).toHaveTextContent('Galibiyet, Garen eklenemedi. Sipariş duraklatıldı.');
    fireEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
