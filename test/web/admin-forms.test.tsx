import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { CouponCreate } from '../../web-admin/src/resources/coupons/CouponCreate.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

afterEach(cleanup);

test('the console, not the browser, reports form errors, each at its field', async () => {
  const addCoupon = jest.fn(() => Promise.resolve({ id: 'c1' }));
  render(
    <AdminContext
      dataProvider={withRun({ 'POST /admin/coupons': addCoupon }) as never}
      theme={lightTheme}
      i18nProvider={i18nProvider}
    >
      <ResourceContextProvider value="coupons">
        <CouponCreate />
      </ResourceContextProvider>
    </AdminContext>,
  );
  const user = userEvent.setup();
  const percent = await screen.findByRole('spinbutton', { name: /^Yüzde/ });
  const uses = screen.getByRole('spinbutton', { name: 'Toplam kullanım' });
  await user.type(percent, '101');
  await user.type(uses, '1.5');
  await user.click(screen.getByRole('button', { name: 'Kuponu aç' }));
  expect(await screen.findByText('Zorunlu')).toBeVisible();
  expect(percent).toHaveAccessibleDescription('En çok 100 olmalı');
  expect(uses).toHaveAccessibleDescription('Tam sayı yaz.');
  expect(addCoupon).not.toHaveBeenCalled();
});

test('no form of the console uses the browser’s validation', () => {
  const source = join(import.meta.dirname, '../../web-admin/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const forms = files.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/<(?:Simple)?Form\s[^>]*/g)].map(
      ([tag]) => `${name}: ${tag}`,
    ),
  );
  expect(forms.length).toBeGreaterThanOrEqual(10);
  expect(forms.filter((form) => !form.includes('noValidate'))).toEqual([]);
});
