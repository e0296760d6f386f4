import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, RecordContextProvider, SaveButton } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { rangeLabel } from '../../web-admin/src/ui/ListPagination.tsx';
import { MoneyField } from '../../web-admin/src/ui/Money.tsx';
import { MoneyInput } from '../../web-admin/src/ui/MoneyInput.tsx';

const kurus = (amount: number) => ({ amount, currency: 'TRY' });

test.each([
  [123_450, '1.234,50\u00a0₺'],
  [0, '0,00\u00a0₺'],
  [-7500, '−75,00\u00a0₺'],
])('%i kuruş is shown as %s', (amount, text) => {
  render(
    <RecordContextProvider value={{ id: 1, price: kurus(amount) }}>
      <MoneyField source="price" />
    </RecordContextProvider>,
  );
  expect(screen.getByText((_, element) => element?.textContent === text, { selector: 'span' })).toBeVisible();
});

test('an absent amount is a dash, not zero', () => {
  render(
    <RecordContextProvider value={{ id: 1, price: null }}>
      <MoneyField source="price" />
    </RecordContextProvider>,
  );
  expect(screen.getByText('–')).toBeVisible();
});

function renderInput() {
  const submit = jest.fn();
  render(
    <AdminContext theme={lightTheme} i18nProvider={i18nProvider}>
      <Form onSubmit={submit} disableInvalidFormNotification>
        <MoneyInput source="amount" label="Tutar" />
        <SaveButton alwaysEnable />
      </Form>
    </AdminContext>,
  );
  return { submit, user: userEvent.setup(), field: screen.getByLabelText(/^Tutar/) };
}
const save = () => screen.getByRole('button', { name: 'Kaydet' });

test('a typed lira amount is kuruş in the form and is formatted when the field is left', async () => {
  const { submit, user, field } = renderInput();
  await user.type(field, '1234,5');
  await user.tab();
  expect(field).toHaveValue('1.234,50');
  await user.click(save());
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ amount: kurus(123_450) });
});

test.each([
  ['', 'Zorunlu'],
  ['çok', 'Tutarı 1.234,50 gibi yaz.'],
  ['0', 'Tutar sıfırdan büyük olmalı.'],
  ['-5', 'İşaret yazma; eklemek ya da çıkarmak için düğmeleri kullan.'],
  ['+5', 'İşaret yazma; eklemek ya da çıkarmak için düğmeleri kullan.'],
])('the amount "%s" is refused with its reason', async (text, sentence) => {
  const { submit, user, field } = renderInput();
  if (text) await user.type(field, text);
  await user.click(save());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});

test('a total that was not counted to the end has a plus sign', () => {
  expect(rangeLabel(1, 25, 120, false)).toBe('1-25 / 120');
  expect(rangeLabel(1, 25, 10_001, true)).toBe('1-25 / 10.000+');
});
