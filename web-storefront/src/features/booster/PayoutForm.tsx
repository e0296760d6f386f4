import { createIntent } from '#contract/browser/intent.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useState, type FormEvent } from 'react';
import { api, explain } from '../../lib/api.ts';
import { compactIban, isIban } from '../../lib/iban.ts';
import { maskIban } from '../../lib/mask.ts';
import { formatMoney, parseLira, tryOf } from '../../lib/money.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Money } from '../../ui/Money.tsx';
import { toast } from '../../ui/toast.ts';
import { keys } from '../keys.ts';
import { currentUserQuery, useUser } from '../session/use-session.ts';
import { usePriceTerms } from '../wallet/limits.ts';
import { useFirstWrong } from '../form/first-wrong.ts';

const attempt = createIntent('payout');

/** Requests a payout. The amount is reserved at once; later, staff with `payouts:write` pay or refuse the request. */
export function PayoutForm({ balance }: { balance: MoneyJson | undefined }) {
  const [amount, setAmount] = useState('');
  const [iban, setIban] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const kurus = parseLira(amount);
  const { minimumPayout } = usePriceTerms();
  const toConfirm = useUser()?.emailVerified
    ? 'E-postandaki bağlantıyla onayla.'
    : 'Onaylamak için önce ayarlardan e-posta adresini doğrula.';
  const payout = useCommand({
    mutationFn: (body: { amount: MoneyJson; iban: string }) =>
      attempt(body, (idempotencyKey) => api.call('POST /booster/payouts', { body, idempotencyKey })),
    onSuccess: ({ unconfirmed }) => {
      close();
      setAmount('');
      setTried(false);
      for (const queryKey of [keys.payouts, keys.postings, keys.earnings, currentUserQuery.queryKey]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      toast(unconfirmed ? `İsteğin alındı. ${toConfirm}` : 'Para çekme isteğin alındı');
    },
  });

  const amountError = errorOfAmount(kurus, balance, minimumPayout);
  const ibanError = isIban(iban) ? undefined : 'Geçerli bir IBAN yaz.';
  const { frame, refuse } = useFirstWrong();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amountError || ibanError) refuse();
    else setAsking(true);
  };

  return (
    <form ref={frame} className="stack" noValidate onSubmit={submit}>
      <TextField
        label="Çekilecek tutar"
        className="num"
        inputMode="decimal"
        autoComplete="off"
        affix="₺"
        value={amount}
        error={tried ? amountError : undefined}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        label="IBAN"
        className="num"
        autoComplete="off"
        spellCheck={false}
        placeholder="TR__ ____ ____ ____ ____ ____ __"
        hint="Hesap, adına kayıtlı olmalı."
        value={iban}
        error={tried ? ibanError : undefined}
        onChange={(event) => setIban(maskIban(event.target.value))}
      />
      <Button kind="p" type="submit">
        Para çek
      </Button>
      {asking && kurus !== null && (
        <Confirm
          title="Para çekilsin mi?"
          action={`${formatMoney(tryOf(kurus))} çek`}
          busy={payout.isPending}
          error={payout.isError ? explain(payout.error) : undefined}
          onConfirm={() => payout.run({ amount: tryOf(kurus), iban: compactIban(iban) })}
          close={close}
        >
          <dl className="kv">
            <div>
              <dt>Tutar</dt>
              <dd>
                <Money value={tryOf(kurus)} />
              </dd>
            </div>
            <div>
              <dt>IBAN</dt>
              <dd className="num">{iban}</dd>
            </div>
          </dl>
          <p className="small muted">
            Tutar bakiyenden hemen ayrılır. Biz onaylayınca bu hesaba gönderilir. Yeni bir IBAN’ı e-postandaki
            bağlantıyla onaylarsın.
          </p>
        </Confirm>
      )}
    </form>
  );
}

function errorOfAmount(kurus: number | null, balance: MoneyJson | undefined, minimum: MoneyJson): string | undefined {
  if (kurus === null || kurus <= 0) return 'Tutarı rakamla yaz.';
  if (balance && kurus > balance.amount) return `En çok ${formatMoney(balance)} çekebilirsin.`;
  if (kurus < minimum.amount) return `En az ${formatMoney(minimum)} çekebilirsin.`;
  return undefined;
}
