// The labels of the game account form.
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AccountForm } from '../../web-storefront/src/features/order/AccountForm.tsx';

const open = (credentials: boolean) =>
  render(
    <AccountForm
      needs={{ game: 'league', server: 'tr', credentials }}
      action="Kaydet"
      busy={false}
      onSaved={() => undefined}
      back={() => undefined}
    />,
  );

test.each([true, false])('the game account form asks for a Riot ID (with log-in: %s)', (credentials) => {
  const { container, unmount } = open(credentials);
  expect(screen.getByLabelText('Riot ID')).toHaveAccessibleDescription('Oyuncu#TR1');
  expect(container).not.toHaveTextContent(/oyuncu ad|oyun ad/i);
  unmount();
});

test('the log-in name of a game account is labelled as the Riot user name', () => {
  open(true);
  expect(screen.getByLabelText('Riot kullanıcı adı')).toBeVisible();
});
