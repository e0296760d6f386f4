import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, HttpError, ResourceContextProvider } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminOrder, Candidate } from '../../web-admin/src/lib/records.ts';
import { ChooseBooster } from '../../web-admin/src/resources/orders/ChooseBooster.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

const candidate = (id: string, because?: string): Candidate => ({
  id,
  displayName: `${id} K.`,
  tier: 2,
  activeOrders: 1,
  simultaneousOrders: 3,
  eligible: because === undefined,
  ...(because === undefined ? {} : { because }),
});
type Asked = { orderId: string; q: string };
const provider = {
  candidates: jest.fn<(asked: Asked) => Promise<{ rows: Candidate[]; more: boolean }>>(),
  'POST /admin/choose-booster': jest.fn<(asked: object) => Promise<object>>(() => Promise.resolve({})),
};
beforeEach(() => {
  provider.candidates.mockReset();
  provider.candidates.mockImplementation(({ q }) =>
    Promise.resolve(
      q === ''
        ? { rows: [candidate('Ada'), candidate('Can', 'server')], more: true }
        : { rows: q === 'ece' ? [candidate('Ece')] : [], more: false },
    ),
  );
  provider['POST /admin/choose-booster'].mockClear();
});
afterEach(cleanup);

const open = async () => {
  const order = { id: 'o1', number: 'B-1', state: 'processing', boosterId: null } as AdminOrder;
  render(
    <AdminContext dataProvider={withRun(provider) as never} theme={lightTheme} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="orders">
        <ChooseBooster order={order} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Booster seç' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, search: await dialog.findByRole('searchbox') };
};
const named = (name: string) => ({ name: new RegExp(`^${name}`) });

test('a list with more boosters asks for a name, and a booster who cannot be chosen shows why', async () => {
  const { dialog } = await open();
  expect(dialog.getByRole('status').textContent).toBe('… ve daha fazlası: adını yaz');
  expect(dialog.getByRole('radio', named('Ada')).closest('label')?.textContent).toContain('1 / 3 sipariş');
  const can = dialog.getByRole('radio', named('Can'));
  expect(can).toHaveProperty('disabled', true);
  expect(can.closest('label')?.textContent).toContain('Bu sunucuda oynamıyor');
});

test('the search is debounced, works by keyboard alone, and Enter submits nothing', async () => {
  const { user, dialog, search } = await open();
  await user.type(search, 'ece');
  const enter = createEvent.keyDown(search, { key: 'Enter' });
  fireEvent(search, enter);
  expect(enter.defaultPrevented).toBe(true);
  await dialog.findByRole('radio', named('Ece'));
  expect(provider.candidates.mock.calls.map(([{ q }]) => q)).toEqual(['', 'ece']);
  expect(dialog.getByRole('status').textContent).toBe('');
  await user.tab();
  await user.keyboard(' ');
  expect(dialog.getByRole('radio', named('Ece'))).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('button', { name: 'Bu booster’a ver' }));
  await waitFor(() =>
    expect(provider['POST /admin/choose-booster']).toHaveBeenCalledWith({ orderId: 'o1', boosterId: 'Ece' }),
  );
});

test('the chosen booster stays listed during another search, and a search without results is reported', async () => {
  const { user, dialog, search } = await open();
  await user.click(dialog.getByRole('radio', named('Ada')));
  await user.type(search, 'yok');
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('Bu adla booster yok.'));
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
  expect(dialog.getByRole('radio', named('Ada'))).toHaveProperty('checked', true);
});

test('a booster who became ineligible after a conflict is not submitted again', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('radio', named('Ada')));
  provider['POST /admin/choose-booster'].mockRejectedValueOnce(
    new HttpError('Sipariş sınırı dolu.', 409, { code: 'order.booster_limit_reached' }),
  );
  const full = candidate('Ada', 'order.booster_limit_reached');
  provider.candidates.mockResolvedValue({ rows: [full, candidate('Ece')], more: false });
  const give = () => user.click(dialog.getByRole('button', { name: 'Bu booster’a ver' }));
  await give();
  await waitFor(() => expect(dialog.getByRole('radio', named('Ada'))).toBeDisabled());
  await give();
  expect(await dialog.findByText('Bu artık seçilemez. Yeniden seç.')).toBeVisible();
  expect(provider['POST /admin/choose-booster']).toHaveBeenCalledTimes(1);
});
