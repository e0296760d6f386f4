import Typography from '@mui/material/Typography';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Money } from './Money.tsx';
import { useSubmit } from './use-submit.ts';

/** The server refuses it, and refuses to have it asked for (0045). */
export const notEnough = 'Bakiye yetmiyor.';

interface BalanceAfterProps<I> {
  readonly balance: MoneyJson;
  /** The field in which the amount is typed. */
  readonly source?: string;
  /** In kuruş, of an amount that is typed. */
  readonly changeOf: (values: I & { readonly amount: MoneyJson }) => number;
}

/** In a command's form: what somebody has now, and what they would have afterwards. */
export function BalanceAfter<I extends object>({ balance, source = 'amount', changeOf }: BalanceAfterProps<I>) {
  const typed = useWatch() as I;
  const values = { ...typed, amount: (typed as Readonly<Record<string, unknown>>)[source] };
  useFresh();
  const after = isTyped(values) ? { ...balance, amount: balance.amount + changeOf(values) } : null;
  useSubmit({ off: after && after.amount < 0 ? notEnough : undefined });
  return <BothBalances balance={balance} after={after} />;
}

/** What somebody has may have changed since the page was loaded. */
export function useFresh() {
  const queries = useQueryClient();
  const resource = useResourceContext();
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: [resource] });
  }, [queries, resource]);
}

const isTyped = <I extends object>(
  values: I & { readonly amount: unknown },
): values is I & { readonly amount: MoneyJson } => typeof values.amount === 'object' && values.amount !== null;

/** What is missing is said before somebody is refused for it. */
export const BothBalances = ({ balance, after }: { balance: MoneyJson; after: MoneyJson | null }) => (
  <Typography role="status" color="text.secondary" sx={{ mb: 1.5 }}>
    Şimdiki bakiye: <Money value={balance} />
    {after &&
      (after.amount < 0 ? (
        <>
          . Bu tutar için <Money value={{ ...after, amount: -after.amount }} /> eksik.
        </>
      ) : (
        <>
          , işlemden sonra <Money value={after} sx={{ fontWeight: 620, color: 'text.primary' }} />
        </>
      ))}
  </Typography>
);
