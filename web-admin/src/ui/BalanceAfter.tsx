import Typography from '@mui/material/Typography';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Money } from './Money.tsx';
import { useSubmit } from './use-submit.ts';

/** The text for a balance that is too low. The server would refuse the command, and also a request for its approval. */
export const notEnough = 'Bakiye yetmiyor.';

interface BalanceAfterProps<I> {
  readonly balance: MoneyJson;
  /** The name of the amount's field. */
  readonly source?: string;
  /** The change of the balance in kuruş. */
  readonly changeOf: (values: I & { readonly amount: MoneyJson }) => number;
}

/** In a command's form: the balance now and after the command. */
export function BalanceAfter<I extends object>({ balance, source = 'amount', changeOf }: BalanceAfterProps<I>) {
  const typed = useWatch() as I;
  const values = { ...typed, amount: (typed as Readonly<Record<string, unknown>>)[source] };
  useFresh();
  const after = isTyped(values) ? { ...balance, amount: balance.amount + changeOf(values) } : null;
  useSubmit({ off: after && after.amount < 0 ? notEnough : undefined });
  return <BothBalances balance={balance} after={after} />;
}

/** Loads the record again, because its balance may have changed since the page was loaded. */
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

/** A shortage is shown before the server refuses the command. */
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
