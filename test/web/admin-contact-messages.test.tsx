import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, memoryStore, Notification, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { ContactMessage } from '../../web-admin/src/lib/records.ts';
import { ContactMessageList } from '../../web-admin/src/resources/contact-messages/ContactMessageList.tsx';
import { ContactMessageShow } from '../../web-admin/src/resources/contact-messages/ContactMessageShow.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

afterEach(cleanup);

const at = '2026-11-20T12:00:00.000Z';
const waiting: ContactMessage = {
  id: 'm1',
  name: 'Ece',
  email: 'ece@ornek.test',
  text: 'Koçluk ne zaman başlar?',
  createdAt: at,
  answered: null,
};

function open(path: string, message = waiting) {
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  const answered = { ...message, answered: { byName: 'Deniz Ş.', at } };
  const command = (name: string, answer: ContactMessage) => (input: unknown) => {
    sent.push([name, input]);
    return Promise.resolve(answer);
  };
  const provider = {
    getList: (name: string, { filter, sort }: { filter: unknown; sort: unknown }) => {
      if (name === 'contact-messages') asked.push({ filter, sort });
      return Promise.resolve({ data: name === 'contact-messages' ? [message] : [], total: 1 });
    },
    getOne: () => Promise.resolve({ data: message }),
    'POST /admin/contact-messages/:id/answered': command('answered', answered),
    'POST /admin/contact-messages/:id/waiting': command('waiting', waiting),
    'POST /admin/contact-messages/:id/answer': command('answer', answered),
  };
  render(
    <TestMemoryRouter initialEntries={[path]}>
      <AdminContext
        dataProvider={withRun(provider) as never}
        theme={lightTheme}
        i18nProvider={i18nProvider}
        store={memoryStore()}
      >
        <ResourceContextProvider value="contact-messages">
          <Routes>
            <Route path="/contact-messages" element={<ContactMessageList />} />
            <Route path="/contact-messages/:id/show" element={<ContactMessageShow />} />
          </Routes>
        </ResourceContextProvider>
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  );
  return { user: userEvent.setup(), asked, sent };
}

test('the list of contact messages opens on unanswered ones, oldest first; answered ones come newest first', async () => {
  const { user, asked } = open('/contact-messages');
  expect(await screen.findByText('Yanıt bekliyor')).toBeVisible();
  expect(asked.at(-1)).toEqual({ filter: { answered: false }, sort: { field: 'createdAt', order: 'ASC' } });
  await user.click(screen.getByRole('button', { name: 'Yanıtlanan' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ filter: { answered: true }, sort: { field: 'createdAt', order: 'DESC' } }),
  );
});

test('an unanswered contact message can be answered by mail or marked as answered', async () => {
  const { user, sent } = open('/contact-messages/m1/show');
  await user.click(await screen.findByRole('button', { name: 'Yanıtlandı olarak işaretle' }));
  expect(await screen.findByText('Yanıtlandı olarak işaretlendi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
  await user.type(await screen.findByRole('textbox', { name: /^Metin/ }), 'Her gün.');
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['answered', { id: 'm1' }],
      ['answer', { id: 'm1', subject: 'Basamak: mesajın hakkında', text: 'Merhaba Ece,\n\nHer gün.' }],
    ]),
  );
});

test('an answered contact message names who answered, and its mark can be removed', async () => {
  const { user, sent } = open('/contact-messages/m1/show', { ...waiting, answered: { byName: 'Deniz Ş.', at } });
  expect((await screen.findByText('Yanıtlayan')).nextElementSibling).toHaveTextContent('Deniz Ş.');
  expect(screen.queryByRole('button', { name: 'Yanıtla' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Yanıtlandı işaretini kaldır' }));
  await waitFor(() => expect(sent).toEqual([['waiting', { id: 'm1' }]]));
});
