import { expect, test } from '@jest/globals';
import { basamak } from '../../src/api-client/src/index.ts';

test('the client shows with each call the newest position that it was told, however late an older one comes', async () => {
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
