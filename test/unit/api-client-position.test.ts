import { afterEach, expect, jest, test } from '@jest/globals';
import { basamak } from '../../src/api-client/src/index.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the client sends the newest log position that it received, even if an older one arrives later', async () => {
  const said = [null, '0/FFFFFFFE', '1/2', '0/FFFFFFFF', null];
  const shown: (string | null)[] = [];
  const send = ({ headers }: Request) => {
    shown.push(headers.get('basamak-position'));
    const position = said.shift();
    return Promise.resolve(Response.json([], position ? { headers: { 'basamak-position': position } } : {}));
  };
  const client = basamak({ url: 'https://basamak.test', key: 'bsk_x', fetch: send });
  for (let calls = 0; calls < 5; calls++) await client.GET('/admin/orders');
  expect(shown).toEqual([null, null, '0/FFFFFFFE', '1/2', '1/2']);
  await client.GET('/admin/orders', { headers: { 'Basamak-Position': 'now' } });
  expect(shown.at(-1)).toBe('now');
});

test('the highest position, which a server sends if its position is unknown, is replaced after a minute', async () => {
  const now = jest.spyOn(Date, 'now');
  const said = ['0/5', 'FFFFFFFF/FFFFFFFF', '0/6', '0/7', '0/8'];
  const shown: (string | null)[] = [];
  const send = ({ headers }: Request) => {
    shown.push(headers.get('basamak-position'));
    return Promise.resolve(Response.json([], { headers: { 'basamak-position': said.shift() ?? '' } }));
  };
  const client = basamak({ url: 'https://basamak.test', key: 'bsk_x', fetch: send });
  for (const at of [0, 1_000, 60_000, 61_000, 62_000]) {
    now.mockReturnValue(at);
    await client.GET('/admin/orders');
  }
  expect(shown).toEqual([null, '0/5', 'FFFFFFFF/FFFFFFFF', 'FFFFFFFF/FFFFFFFF', '0/7']);
});
