import { keptInTab } from '#contract/browser/storage.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useState, type ReactNode } from 'react';
import { formatMoney, formatWholeLira, parseLira, tryOf } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { UNPAID_KEY } from '../draft/forget.ts';

const asTyped = (kurus: number) =>
  (kurus / 100).toLocaleString('tr-TR', { maximumFractionDigits: 2, minimumFractionDigits: kurus % 100 ? 2 : 0 });

/** The first amount of a top-up, in kuruş. After a declined card it is the same amount again. */
export const firstAmount = (): number => Number(keptInTab.read(UNPAID_KEY)) || 500_00;

/** An amount in lira as it is typed, and its value in kuruş. */
export function useAmount(initial: number, limits: { minimum: MoneyJson; maximum: MoneyJson }) {
  const [text, setText] = useState(() => (initial > 0 ? asTyped(initial) : ''));
  const [touched, setTouched] = useState(false);
  const kurus = parseLira(text);
  const within = kurus !== null && kurus >= limits.minimum.amount && kurus <= limits.maximum.amount;
  const problem =
    kurus === null
      ? 'Tutarı rakamla yaz.'
      : `En az ${formatMoney(limits.minimum)}, en çok ${formatMoney(limits.maximum)} yükleyebilirsin.`;
  return {
    text,
    setText,
    set: (next: number) => setText(asTyped(next)),
    amount: within ? tryOf(kurus) : null,
    error: touched && !within ? problem : undefined,
    /** Whether the amount can be sent. If not, its field shows the reason and gets the focus. */
    check(form: HTMLFormElement) {
      setTouched(true);
      if (!within) form.querySelector('input')?.focus();
      return within;
    },
  };
}

export function AmountField({
  amount,
  presets,
  hint,
  action,
}: {
  amount: ReturnType<typeof useAmount>;
  /** In whole lira. */
  presets: readonly number[];
  hint?: string;
  /** A button beside the field. */
  action?: ReactNode;
}) {
  const field = (
    <TextField
      label="Yüklenecek tutar"
      className="input--amount num"
      inputMode="decimal"
      autoComplete="off"
      affix="₺"
      hint={hint}
      value={amount.text}
      error={amount.error}
      onChange={(event) => amount.setText(event.target.value)}
    />
  );
  return (
    <div className="stack-2">
      {action ? (
        <div className="amount-row">
          {field}
          {action}
        </div>
      ) : (
        field
      )}
      <div className="row row--wrap">
        {presets.map((lira) => (
          <Button key={lira} size="sm" className="num" onClick={() => amount.set(lira * 100)}>
            {formatWholeLira(lira)}
          </Button>
        ))}
      </div>
    </div>
  );
}
