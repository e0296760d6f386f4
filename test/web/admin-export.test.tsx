import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ListBase, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { store } from '../../web-admin/src/layout/store.ts';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { ExportButton } from '../../web-admin/src/ui/ExportButton.tsx';

const original = globalThis.fetch;
let asked: string[] = [];
let told: ReadableStreamDefaultController<Uint8Array>;
let saved: string[] = [];

beforeEach(() => {
  asked = [];
  saved = [];
  globalThis.fetch = (input, init) => {
    asked.push(typeof input === 'string' ? input : '');
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        told = controller;
        init?.signal?.addEventListener('abort', () => controller.error(new DOMException('left', 'AbortError')));
      },
    });
    return Promise.resolve(
      new Response(body, { headers: { 'content-disposition': 'attachment; filename="orders-2026-11-22.csv"' } }),
    );
  };
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = original;
});

const show = (total: number) => {
  const getList = () => Promise.resolve({ data: [], total });
  render(
    <MemoryRouter>
      <AdminContext dataProvider={{ getList } as never} store={store} theme={lightTheme}>
        <ListBase resource="orders" sort={{ field: 'price', order: 'DESC' }}>
          <ExportButton />
        </ListBase>
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  );
};
const send = (text: string) => told.enqueue(new TextEncoder().encode(text));

test('an export downloads the list in its order, and the button counts the received rows', async () => {
  show(3);
  await userEvent.click(await screen.findByRole('button', { name: 'CSV indir' }));
  send('\ufeff"Numara"\r\n"1"\r\n"2\r\n');
  expect(await screen.findByRole('button', { name: 'Vazgeç (1 satır)' })).toBeVisible();
  send('a"\r\n"3"\r\n');
  expect(await screen.findByRole('button', { name: 'Vazgeç (3 satır)' })).toBeVisible();
  expect(saved).toEqual([]);
  told.close();
  expect(await screen.findByText('3 satır indirildi.')).toBeVisible();
  expect(saved).toEqual(['orders-2026-11-22.csv']);
  expect(asked).toEqual([expect.stringContaining(`sort=${encodeURIComponent('["price","DESC"]')}`)]);
});

test('a cancelled export saves no file and can be started again', async () => {
  show(3);
  await userEvent.click(await screen.findByRole('button', { name: 'CSV indir' }));
  send('"Numara"\r\n"1"\r\n');
  await userEvent.click(await screen.findByRole('button', { name: 'Vazgeç (1 satır)' }));
  expect(await screen.findByRole('button', { name: 'CSV indir' })).toBeEnabled();
  expect(saved).toEqual([]);
});

test('an export that breaks off is reported and saves no file', async () => {
  show(3);
  await userEvent.click(await screen.findByRole('button', { name: 'CSV indir' }));
  send('"Numara"\r\n"1"\r\n');
  await screen.findByRole('button', { name: 'Vazgeç (1 satır)' });
  told.error(new TypeError('terminated'));
  expect(await screen.findByText(/^Liste indirilemedi\./)).toBeVisible();
  expect(saved).toEqual([]);
});

test('the export of an empty list is disabled', async () => {
  show(0);
  expect(await screen.findByRole('button', { name: 'CSV indir' })).toBeDisabled();
});
