import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import type { ApprovalRule } from '#contract/approval.ts';
import { formatMoney } from '#contract/format.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useRedirect } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminApproval, ApprovalRequest } from '../lib/records.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { useCommand } from './use-command.ts';

/** How a command that moves money is asked for where one person may not do it alone. */
export interface SecondAdmin<I> {
  /** As far as it is typed. */
  readonly amountOf: (values: Partial<I>) => MoneyJson | string | null | undefined;
  readonly ask: (values: I) => ApprovalRequest;
}

/** Sends the request in place of the command, and opens its page. */
export function useSecondAdmin<I extends object>(
  secondAdmin: SecondAdmin<I> | undefined,
  open: boolean,
  onClose: () => void,
) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const redirect = useRedirect();
  const { data: rule } = useQuery({
    queryKey: ['approval-rule'],
    queryFn: () => provider.approvalRule(),
    enabled: open && secondAdmin !== undefined,
    retry: false,
  });
  const [above, setAbove] = useState(false);
  /** What the server has said: what was moved before on the same day counts too. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const asking = useCommand<I, AdminApproval>({
    run: (data, values) => {
      if (!secondAdmin) throw new Error('nothing to ask for');
      return data.askApproval(secondAdmin.ask(values));
    },
    done: 'Onay istendi. Para, başka bir yönetici onaylayınca hareket eder.',
    onDone: ({ id }) => {
      onClose();
      redirect('show', 'approvals', id);
    },
  });
  return {
    ...asking,
    rule,
    refusal,
    setAbove,
    waits: secondAdmin !== undefined && (above || refusal !== null),
    require: setRefusal,
    forget: () => {
      asking.forget();
      setRefusal(null);
    },
  };
}

interface NoteProps<I> {
  readonly rule: ApprovalRule | undefined;
  readonly refusal: string | null;
  readonly setAbove: (above: boolean) => void;
  /** What was refused was another amount. */
  readonly forgetRefusal: () => void;
  readonly amountOf: SecondAdmin<I>['amountOf'];
}

/** Says, before anything is sent, that somebody else has to look at it. */
export function SecondAdminNote<I extends object>({ rule, refusal, setAbove, forgetRefusal, amountOf }: NoteProps<I>) {
  const amount = amountOf(useWatch());
  const limit = rule?.limit;
  const above = Boolean(limit && amount && typeof amount === 'object' && amount.amount > limit.amount);
  useEffect(() => setAbove(above), [above, setAbove]);
  const typed = JSON.stringify(amount);
  const refused = useRef(typed);
  useEffect(() => {
    if (refusal === null) refused.current = typed;
    else if (refused.current !== typed) forgetRefusal();
  });
  if (!above && refusal === null) return null;
  return (
    <Alert severity="info" sx={{ mt: 1.5 }}>
      {refusal ?? `${limit ? `Sınır ${formatMoney(limit)}. ` : ''}Bu işlem ikinci bir yöneticinin onayını ister.`} Şimdi
      yalnız istek açılır, para başka bir yönetici onaylayınca hareket eder.
      {rule && ` ${rule.expiresAfterDays} gün içinde karar verilmezse istek düşer.`}
    </Alert>
  );
}
