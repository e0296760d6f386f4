import { expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { GeneralSettings } from '../../web-storefront/src/features/settings/GeneralSettings.tsx';
import PriceChanged from '../../web-storefront/src/features/order-form/PriceChanged.tsx';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';

const elif = {
  id: 'elif',
  firstName: 'Elif',
  lastName: 'Aydın',
  email: 'elif@ornek.com',
  emailVerified: true,
  phone: '+905321234567',
  username: 'elif',
  role: 'customer',
};
const settingsOf = (user: object) =>
  render(
    <QueryClientProvider client={queryClient}>
      <GeneralSettings user={{ ...elif, ...user } as never} />
    </QueryClientProvider>,
  );

test('a user name that may be changed again today has the date, and not "bugün", in its hint', () => {
  jest.useFakeTimers({ now: new Date('2026-12-01T09:00:00+03:00') });
  settingsOf({ usernameLockedUntil: '2026-12-01T18:00:00+03:00' });
  jest.useRealTimers();
  expect(screen.getByText(/^Kullanıcı adını 1 Aralık 2026 tarihinden sonra yeniden değiştirebilirsin\./)).toBeVisible();
});

test.each(['booster', 'staff', 'admin'])('the settings of a %s say that the user name stays', (role) => {
  settingsOf({ role });
  expect(screen.getByText('Kullanıcı adın değişmez. E-posta adresini değiştirmek için desteğe yaz.')).toBeVisible();
});

test('a changed price is told with the price before and the new one', async () => {
  const money = (amount: number) => ({ amount, currency: 'TRY' });
  const changed = { before: money(25_000), now: money(25_800), reason: null };
  await act(async () => void render(<PriceChanged placing={{ changed, busy: false, error: undefined } as never} />));
  expect(screen.getByRole('dialog')).toHaveTextContent(/Sen seçerken fiyat 250,00\s₺ iken 258,00\s₺ oldu\./);
});
