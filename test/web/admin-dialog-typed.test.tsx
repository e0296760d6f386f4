import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { AdminContext, AutocompleteInput, ResourceContextProvider, SelectInput, TextInput } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { CommandDialog } from '../../web-admin/src/ui/CommandDialog.tsx';

afterEach(cleanup);

const done = () => Promise.resolve({});

function show(content: ReactNode) {
  render(
    <AdminContext dataProvider={{} as never} theme={lightTheme} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="orders">{content}</ResourceContextProvider>
    </AdminContext>,
  );
  return userEvent.setup();
}

test('a window focuses its first field, and a click beside the window keeps typed text', async () => {
  const user = show(
    <CommandDialog<object, 'POST /admin/ban'>
      action="POST /admin/ban"
      label="Yaz"
      title="Yaz"
      submitLabel="Gönder"
      run={done}
      done="Gönderildi"
    >
      <TextInput source="text" label="Metin" />
    </CommandDialog>,
  );
  const beside = () => user.click(document.querySelector('.MuiDialog-container')!);
  await user.click(await screen.findByRole('button', { name: 'Yaz' }));
  const field = await screen.findByRole('textbox', { name: 'Metin' });
  await waitFor(() => expect(field).toHaveFocus());
  await beside();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Yaz' }));
  await user.type(await screen.findByRole('textbox', { name: 'Metin' }), 'Uzun bir açıklama');
  await beside();
  expect(screen.getByRole('textbox', { name: 'Metin' })).toHaveValue('Uzun bir açıklama');
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Escape discards typed text only after a confirmation', async () => {
  const user = show(
    <CommandDialog<object, 'POST /admin/ban'>
      action="POST /admin/ban"
      label="Yaz"
      title="Yaz"
      submitLabel="Gönder"
      run={done}
      done="Gönderildi"
    >
      <TextInput source="text" label="Metin" multiline />
    </CommandDialog>,
  );
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Yaz' }));
  await screen.findByRole('textbox', { name: 'Metin' });
  await user.keyboard('{Escape}');
  await closed();

  await user.click(screen.getByRole('button', { name: 'Yaz' }));
  const field = await screen.findByRole('textbox', { name: 'Metin' });
  await user.type(field, 'Uzun bir açıklama');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Yazdıkların kaydedilmedi. Silinsin mi?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Yazmaya dön' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Gönder' })).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('Uzun bir açıklama');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Sil ve kapat' }));
  await closed();
  await user.click(screen.getByRole('button', { name: 'Yaz' }));
  expect(await screen.findByRole('textbox', { name: 'Metin' })).toHaveValue('');
  expect(await screen.findByRole('button', { name: 'Gönder' })).toBeVisible();
});

test('new defaults of an open window keep typed text', async () => {
  const Page = () => {
    const [amount, setAmount] = useState('10');
    useEffect(() => {
      const turn = () => setAmount('20');
      window.addEventListener('turn', turn);
      return () => window.removeEventListener('turn', turn);
    }, []);
    return (
      <CommandDialog<{ amount: string; text: string }, 'POST /admin/ban'>
        action="POST /admin/ban"
        label="Yaz"
        title="Yaz"
        submitLabel="Gönder"
        defaults={{ amount }}
        run={done}
        done="Gönderildi"
      >
        <TextInput source="amount" label="Tutar" />
        <TextInput source="text" label="Metin" />
      </CommandDialog>
    );
  };
  const user = show(<Page />);
  await user.click(await screen.findByRole('button', { name: 'Yaz' }));
  await user.type(await screen.findByRole('textbox', { name: 'Metin' }), 'Kanıt eksik');
  act(() => void window.dispatchEvent(new Event('turn')));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tutar' })).toHaveValue('20'));
  expect(screen.getByRole('textbox', { name: 'Metin' })).toHaveValue('Kanıt eksik');
});

test('the second click of a double click does not close the window that the first one opened', async () => {
  const user = show(
    <CommandDialog<object, 'POST /admin/ban'>
      action="POST /admin/ban"
      label="Yaz"
      title="Yaz"
      submitLabel="Gönder"
      run={done}
      done="Gönderildi"
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Yaz' }));
  const dialog = await screen.findByRole('dialog');
  const beside = document.querySelector('.MuiDialog-container')!;
  const press = (detail: number) => {
    fireEvent.mouseDown(beside, { detail });
    fireEvent.click(beside, { detail });
  };
  press(2);
  expect(dialog).toBeVisible();
  press(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a click beside the window keeps chosen values', async () => {
  const choices = [
    { id: 'a', name: 'Elmas' },
    { id: 'b', name: 'Altın' },
  ];
  const user = show(
    <CommandDialog<object, 'POST /admin/ban'>
      action="POST /admin/ban"
      label="Seç"
      title="Seç"
      submitLabel="Gönder"
      run={done}
      done="Gönderildi"
    >
      <SelectInput source="one" label="Lig" choices={choices} />
      <AutocompleteInput source="two" label="Takım" choices={choices} />
    </CommandDialog>,
  );
  const chosenThenBeside = async (field: string) => {
    await user.click(await screen.findByRole('button', { name: 'Seç' }));
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: 'Elmas' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await user.click(document.querySelector('.MuiDialog-container')!);
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await chosenThenBeside('Lig');
  await chosenThenBeside('Takım');
});
