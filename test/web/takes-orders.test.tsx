// The switch with which a booster takes orders, or takes none for now.
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { TakesOrders } from '../../web-storefront/src/features/booster/TakesOrders.tsx';
import { server, show } from './support/orders.tsx';

const offered = () => screen.findByRole('switch', { name: 'Sipariş alıyorum' });

test('shows what the server keeps, changes it there, and says what it means', async () => {
  server.answer = () => Response.json({ takesOrders: true });
  const user = show('/', TakesOrders, '/');
  expect(await offered()).toBeChecked();
  expect(await offered()).toHaveAccessibleDescription(/Müşteriler seni seçebilir\./);
  server.answer = () => Response.json({ takesOrders: false });
  await user.click(await offered());
  expect(server.sent).toEqual({ takesOrders: false });
  await waitFor(async () => expect(await offered()).not.toBeChecked());
  expect(await offered()).toHaveAccessibleDescription(/Müşteriler seni seçemez; havuz haberi de gelmez\./);
});

test('goes back and says why if the server refuses', async () => {
  server.answer = () => Response.json({ takesOrders: true });
  const user = show('/', TakesOrders, '/');
  await offered();
  server.answer = () => Response.json({ detail: 'Çok fazla istek.' }, { status: 429 });
  await user.click(await offered());
  expect(await screen.findByText('Çok fazla istek.')).toBeVisible();
  expect(await offered()).toBeChecked();
});
