import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { orderStateLabels } from '../../web-admin/src/lib/words.ts';
import type { AdminOrder } from '../../web-admin/src/lib/records.ts';
import { DecideDispute } from '../../web-admin/src/resources/orders/DecideDispute.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

afterEach(cleanup);

const kurus = (amount: number) => ({ amount, currency: 'TRY' as const });
const refund = {
  progressPercent: 40,
  refund: kurus(600_00),
  earlier: kurus(0),
  booster: kurus(260_00),
  house: kurus(140_00),
};
const order = {
  id: '0199f000-0000-7000-8000-000000000001',
  number: 'BSM-1042',
  progress: { percent: 40, source: 'matches', done: 2, current: null, byMatches: null },
} as unknown as AdminOrder;

test('who gives a part back is told the state that the order will have, by the name that it has everywhere', async () => {
  render(
    <AdminContext
      dataProvider={{ refund: () => Promise.resolve(refund) } as never}
      theme={lightTheme}
      i18nProvider={i18nProvider}
    >
      <ResourceContextProvider value="orders">
        <DecideDispute order={order} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Bir kısmını iade et' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'BSM-1042: bir kısmını iade et' }));
  expect(dialog.getByText(new RegExp(`^Siparişin durumu “${orderStateLabels.cancelled.label}” olur\\.`))).toBeVisible();
});
