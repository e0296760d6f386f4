import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { services } from '#contract/vocabulary.ts';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminApplication } from '../../web-admin/src/lib/records.ts';
import { servicesFor } from '../../web-admin/src/resources/applications/application.ts';
import { Approve } from '../../web-admin/src/resources/applications/Judge.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { withRun } from './support/with-run.ts';

const approveApplicant = jest.fn<(asked: object) => Promise<object>>(() => Promise.resolve({}));
beforeEach(() => {
  approveApplicant.mockClear();
});
afterEach(cleanup);

const application = {
  id: 'a1',
  firstName: 'Ece',
  lastName: 'Işık',
  email: 'ece@basamak.test',
  leagueRank: null,
  valorantRank: 'radiant1',
  wildriftRank: null,
  tftRank: 'diamond1',
} as AdminApplication;
const ofGames = (...games: string[]) => services.filter(({ game }) => games.includes(game)).map(({ id }) => id);

async function approving(of: AdminApplication) {
  const user = userEvent.setup();
  render(
    <AdminContext
      dataProvider={withRun({ 'POST /admin/booster-applications/:id/approval': approveApplicant }) as never}
      theme={lightTheme}
      i18nProvider={i18nProvider}
    >
      <ResourceContextProvider value="booster-applications">
        <Approve application={of} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  await user.click(await screen.findByRole('button', { name: 'Kabul et' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, submit: () => user.click(dialog.getByRole('button', { name: 'Kabul et ve davet et' })) };
}

test('the services of an applicant are preset from the games in which they have a rank', async () => {
  expect(servicesFor(application)).toEqual(ofGames('valorant', 'tft'));
  const { submit } = await approving(application);
  await submit();
  await waitFor(() => expect(approveApplicant).toHaveBeenCalledTimes(1));
  expect(approveApplicant).toHaveBeenCalledWith({
    id: 'a1',
    username: 'eceisik',
    tier: 1,
    availableServices: ofGames('valorant', 'tft'),
  });
});

test('an application cannot be approved without a service', async () => {
  const { dialog, submit } = await approving({ ...application, valorantRank: null, tftRank: null });
  await submit();
  expect(await dialog.findByRole('combobox', { name: /^Verdiği hizmetler/ })).toBeInvalid();
  expect(approveApplicant).not.toHaveBeenCalled();
});
