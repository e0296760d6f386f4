// A fine above the balance: the form shows what is taken now and what is claimed later, and requires a confirmation.
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import { Route, Routes } from 'react-router';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminBooster, AdminFineClaim } from '../../web-admin/src/lib/records.ts';
import { Penalty } from '../../web-admin/src/resources/boosters/Penalty.tsx';
import { FineClaimShow } from '../../web-admin/src/resources/fine-claims/FineClaimShow.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

afterEach(cleanup);

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' }) as const;
const fine = async (balance: number, amount: string) => {
  const commands = {
    'POST /admin/penalty-booster': jest.fn(() => Promise.resolve({ id: 'entry' })),
    'POST /admin/fine-claims': jest.fn((_: object) => Promise.resolve({ id: 'claim' })),
    approvalRule: () => Promise.resolve({ limit: null, left: null, withinHours: 24, expiresAfterDays: 7 }),
    getList: () => Promise.resolve({ data: [], total: 0 }),
    getMany: () => Promise.resolve({ data: [] }),
  };
  const booster = { id: 'can', firstName: 'Can', lastName: 'Demir', balance: lira(balance) } as AdminBooster;
  const person = userEvent.setup();
  render(
    <AdminContext dataProvider={withRun(commands) as never} theme={lightTheme} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="boosters">
        <Penalty booster={booster} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  await person.click(await screen.findByRole('button', { name: 'Ceza kes' }));
  await person.type(await screen.findByLabelText(/^Tutar/), amount);
  await person.type(await screen.findByLabelText(/^Neden/), 'Geç kaldı');
  return { person, commands };
};
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cezayı kes' });
const said = (text: string) =>
  screen.findByText((_, node) => node?.children.length === 0 && node.textContent.replaceAll('\u00a0', ' ') === text);

test('a fine above the balance is claimed only after it is confirmed', async () => {
  const { person, commands } = await fine(30, '100');
  expect(
    await said('Bakiyeden şimdi 30,00 ₺ alınır; kalan 70,00 ₺ sonraki kazançlarından tahsil edilir.'),
  ).toBeDefined();
  expect(send().disabled).toBe(true);
  await person.click(await screen.findByLabelText(/^Kalanı sonraki/));
  await waitFor(() => expect(send().disabled).toBe(false));
  await person.click(send());
  await waitFor(() =>
    expect(commands['POST /admin/fine-claims']).toHaveBeenCalledWith({
      boosterId: 'can',
      amount: lira(100),
      reason: 'Geç kaldı',
    }),
  );
  expect(commands['POST /admin/penalty-booster']).not.toHaveBeenCalled();
});

test('a fine of a booster without balance says that all of it is claimed later', async () => {
  await fine(0, '50');
  expect(await said('Bakiye boş. 50,00 ₺ sonraki kazançlarından tahsil edilir.')).toBeDefined();
});

test('a fine within the balance is taken at once, without a claim', async () => {
  const { person, commands } = await fine(100, '30');
  expect(screen.queryByLabelText(/^Kalanı sonraki/)).toBeNull();
  await person.click(send());
  await waitFor(() => expect(commands['POST /admin/penalty-booster']).toHaveBeenCalledTimes(1));
  expect(commands['POST /admin/fine-claims']).not.toHaveBeenCalled();
});

test('the page of a fine claim lists the amounts that were collected for it', async () => {
  const claim = {
    id: 'claim',
    boosterId: 'can',
    boosterName: 'Can Demir',
    state: 'open',
    amount: lira(100),
    settled: lira(30),
    waived: lira(0),
    open: lira(70),
    createdAt: '2026-11-20T10:00:00.000Z',
  } as AdminFineClaim;
  const taken = {
    id: 'entry',
    kind: 'penalty',
    fineClaimId: 'claim',
    orderPart: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    postings: [],
  };
  const getList = jest.fn((resource: string, _: object) =>
    Promise.resolve(resource === 'entries' ? { data: [taken], total: 1 } : { data: [], total: 0 }),
  );
  const provider = {
    getOne: () => Promise.resolve({ data: claim }),
    getList,
    getMany: () => Promise.resolve({ data: [] }),
  };
  render(
    <TestMemoryRouter initialEntries={['/fine-claims/claim/show']}>
      <AdminContext dataProvider={withRun(provider) as never} theme={lightTheme} i18nProvider={i18nProvider}>
        <Routes>
          <Route
            path="/fine-claims/:id/show"
            element={
              <ResourceContextProvider value="fine-claims">
                <FineClaimShow />
              </ResourceContextProvider>
            }
          />
        </Routes>
      </AdminContext>
    </TestMemoryRouter>,
  );
  expect(await screen.findByText('Tahsilatlar')).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Ceza tahsilatı' });
  expect(link.getAttribute('href')).toContain('/entries/entry/show');
  expect(getList).toHaveBeenCalledWith('entries', expect.objectContaining({ filter: { fineClaimId: 'claim' } }));
});
