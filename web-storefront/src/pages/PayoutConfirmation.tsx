import { formatIban } from '#contract/format.ts';
import { useMutation } from '@tanstack/react-query';
import { paths } from '../config/paths.ts';
import { useLinkToken } from '../features/auth/link-token.ts';
import { waitingSentence } from '../features/booster/payout-waits.ts';
import { anonymous, explain, hasCode } from '../lib/api.ts';
import { formatMoney } from '../lib/money.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { PanelPage } from '../ui/PanelPage.tsx';

/** The page of the mail's link. The user confirms by a press, because mail scanners open links too. */
export default function PayoutConfirmation() {
  const token = useLinkToken();
  const confirmation = useMutation({
    mutationFn: () => anonymous.call('PUT /payouts/confirmation', { body: { token } }),
  });
  const { data: payout } = confirmation;
  // a used or expired link can't confirm anything, so the button is hidden
  const isOver = ['wallet.payout_confirmed', 'wallet.confirmation_invalid'].some((code) =>
    hasCode(confirmation.error, code),
  );
  const mayConfirm = token !== '' && !payout && !isOver;
  return (
    <PanelPage title="Para çekme isteğini onayla">
      {token === '' && <Alert tone="warn">Bu sayfa e-postandaki onay bağlantısıyla açılır.</Alert>}
      {mayConfirm && (
        <p>İletideki tutar ve IBAN senin isteğinse onayla. İstemediysen onaylama, şifreni değiştir ve bize yaz.</p>
      )}
      {payout && (
        <Alert tone="ok" announce>
          {formatMoney(payout.amount)} tutarındaki isteğini onayladın: {formatIban(payout.iban)}.
          {payout.payableAt && ` ${waitingSentence(payout.payableAt, payout.waitsFor)}`}
        </Alert>
      )}
      {confirmation.isError && (
        <Alert tone={isOver ? 'warn' : 'bad'} announce>
          {explain(confirmation.error)}
        </Alert>
      )}
      <div className="row row--wrap">
        {mayConfirm && (
          <Button kind="p" busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
            İsteği onayla
          </Button>
        )}
        <ButtonLink kind="g" to={paths.home()}>
          Ana sayfa
        </ButtonLink>
      </div>
    </PanelPage>
  );
}
