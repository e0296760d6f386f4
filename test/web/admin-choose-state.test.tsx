import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminOrder } from '../../web-admin/src/lib/records.ts';
import { ChooseState } from '../../web-admin/src/resources/orders/ChooseState.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

afterEach(cleanup);

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' as const });
const started = {
  id: 'o1',
  number: '1001',
  state: 'started',
  price: lira(920),
  earningsNow: lira(598),
  earlierEarned: null,
  nextStates: ['finished', 'cancelled'],
} as unknown as AdminOrder;

async function choosing(order: AdminOrder) {
  const user = userEvent.setup();
  render(
    <AdminContext dataProvider={{} as never} theme={lightTheme} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="orders">
        <ChooseState order={order} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  await user.click(await screen.findByRole('button', { name: 'Durumu değiştir' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => dialog.getAllByRole('button').at(-1)!;
  return { user, dialog, submit };
}

test('the button that cancels an order looks dangerous and says what it pays back, by what the booster has earned', async () => {
  const { user, dialog, submit } = await choosing(started);
  expect(submit()).toHaveTextContent('Durumu değiştir');
  expect(submit()).not.toHaveClass('MuiButton-colorError');
  await user.click(dialog.getByRole('radio', { name: 'İptal et' }));
  expect(submit()).toHaveTextContent(/^İptal et ve 920,00\s₺ iade et$/);
  expect(submit()).toHaveClass('MuiButton-colorError');
  fireEvent.change(dialog.getByRole('slider'), { target: { value: 50 } });
  expect(submit()).toHaveTextContent(/^İptal et ve 621,00\s₺ iade et$/);
  await user.click(dialog.getByRole('radio', { name: 'Bitir, müşterinin onayına sun' }));
  expect(submit()).toHaveTextContent('Durumu değiştir');
  expect(submit()).not.toHaveClass('MuiButton-colorError');
});

test('where nothing is left to pay back, the button promises nothing', async () => {
  const { user, dialog, submit } = await choosing({ ...started, earningsNow: lira(920) });
  await user.click(dialog.getByRole('radio', { name: 'İptal et' }));
  fireEvent.change(dialog.getByRole('slider'), { target: { value: 100 } });
  expect(submit()).toHaveTextContent(/^İptal et$/);
});
