import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import type { AdminPriceBook } from '../../web-admin/src/lib/records.ts';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { flatBook } from './support/price-book.ts';

interface FieldProps {
  readonly value: string;
  readonly onChange: (event: unknown) => void;
  readonly onBlur: () => void;
  readonly slotProps: { readonly htmlInput: { readonly 'aria-labelledby': string } };
}
const drawn = jest.fn<(labelId: string) => void>();
/** A field that records each of its renders. */
function Field({ value, onChange, onBlur, slotProps }: FieldProps) {
  const { 'aria-labelledby': labelId } = slotProps.htmlInput;
  drawn(labelId);
  return <input aria-labelledby={labelId} value={value} onChange={onChange} onBlur={onBlur} />;
}
jest.unstable_mockModule('@mui/material/TextField', () => ({ default: Field }));
const { Editor } = await import('../../web-admin/src/resources/price-books/PriceBookEdit.tsx');

afterEach(cleanup);

function fieldsOfEditor() {
  const current = { id: 'b1', version: 1, document: flatBook() } as unknown as AdminPriceBook;
  render(
    <AdminContext store={memoryStore()} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="price-books">
        <Editor current={current} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  return screen.getAllByRole('textbox');
}

test('a typed price is formatted when its field loses the focus; a text that is not a price stays as typed', async () => {
  const user = userEvent.setup();
  const [first, second] = fieldsOfEditor();
  await user.clear(first!);
  await user.type(first!, '1099');
  expect(first).toHaveDisplayValue('1099');
  await user.clear(second!);
  expect(first).toHaveDisplayValue('1.099,00');
  await user.type(second!, 'doksan');
  await user.tab();
  expect(second).toHaveDisplayValue('doksan');
});

test('typing in one price field renders only that field', async () => {
  const user = userEvent.setup();
  const fields = fieldsOfEditor();
  expect(fields.length).toBeGreaterThan(3);
  const [, field] = fields;
  drawn.mockClear();
  await user.type(field!, '1');
  expect(field).toHaveDisplayValue(/1$/);
  expect([...new Set(drawn.mock.calls.map(([labelId]) => labelId))]).toEqual([field!.getAttribute('aria-labelledby')]);
});
