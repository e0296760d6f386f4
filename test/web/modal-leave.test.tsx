import { expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextModal } from '../../web-storefront/src/features/trouble/TextModal.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        İtiraz et
      </button>
      {open && (
        <TextModal
          title="İtiraz et"
          label="Ne oldu?"
          action="Gönder"
          limits={{ least: 10, most: 1000 }}
          command={{ run: () => undefined, busy: false, error: undefined, failure: null }}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

const opened = async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'İtiraz et' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'İtiraz et' }));
  return { user, dialog, field: dialog.getByLabelText('Ne oldu?') };
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('Escape closes a window without text, also after its text was deleted', async () => {
  const { user, field } = await opened();
  await user.type(field, 'a');
  await user.clear(field);
  await user.keyboard('{Escape}');
  await isClosed();
  expect(screen.getByRole('button', { name: 'İtiraz et' })).toHaveFocus();
});

test('Escape asks before it discards typed text, and a second Escape returns to the field', async () => {
  const { user, dialog, field } = await opened();
  await user.type(field, 'Maçlar oynanmadı');
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('alert')).toHaveTextContent('Yazdıkların gönderilmedi. Silinsin mi?');
  expect(dialog.getByRole('button', { name: 'Yazmaya dön' })).toHaveFocus();
  expect(dialog.queryByRole('button', { name: 'Gönder' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Maçlar oynanmadı');
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Sil ve kapat' }));
  await isClosed();
  expect(screen.getByRole('button', { name: 'İtiraz et' })).toHaveFocus();
});

test('a click beside the window keeps typed text', async () => {
  const { user, dialog, field } = await opened();
  await user.type(field, 'Maçlar oynanmadı');
  await user.click(document.querySelector('.scrim')!);
  expect(field).toHaveValue('Maçlar oynanmadı');
  await user.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  await isClosed();
});
