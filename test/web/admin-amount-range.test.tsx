import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { amountRangeInputs } from '../../web-admin/src/ui/AmountRangeInputs.tsx';

afterEach(cleanup);

const SavedFilter = () => {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue('amount_gte', 2000_00)}>
      Kayıtlı filtre
    </button>
  );
};
const Asked = () => <output>{JSON.stringify(useWatch())}</output>;
const show = (record: object = {}) => {
  render(
    <AdminContext theme={lightTheme} i18nProvider={i18nProvider}>
      <Form record={record}>
        {amountRangeInputs('amount', 'Tutar')}
        <Asked />
        <SavedFilter />
      </Form>
    </AdminContext>,
  );
  return {
    user: userEvent.setup(),
    least: screen.getByRole('textbox', { name: 'Tutar en az' }),
    most: screen.getByRole('textbox', { name: 'Tutar en çok' }),
    asked: () => JSON.parse(screen.getByRole('status').textContent) as object,
  };
};

test('an amount range accepts amounts as people type them, and includes both ends', async () => {
  const { user, least, most, asked } = show();
  await user.type(least, '750,5');
  await user.type(most, '2.000');
  await user.tab();
  expect(asked()).toEqual({ amount_gte: 750_50, amount_lt: 2000_01 });
  expect([least, most].map((field) => (field as HTMLInputElement).value)).toEqual(['750,50', '2.000,00']);
});

test('an invalid amount filters nothing, shows the expected format and stays in the field', async () => {
  const { user, least, asked } = show({ amount_gte: 100_00 });
  expect((least as HTMLInputElement).value).toBe('100,00');
  await user.clear(least);
  await user.type(least, '12,345');
  await user.tab();
  expect(asked()).toMatchObject({ amount_gte: null });
  expect(least).toHaveAccessibleDescription('Tutarı 1.234,50 gibi yaz.');
  expect((least as HTMLInputElement).value).toBe('12,345');
});

test('a saved filter replaces an invalid amount in the field', async () => {
  const { user, least, asked } = show();
  await user.type(least, '12,345');
  await user.click(screen.getByRole('button', { name: 'Kayıtlı filtre' }));
  expect(asked()).toMatchObject({ amount_gte: 2000_00 });
  expect(least).toHaveValue('2.000,00');
  expect(least).toBeValid();
});
