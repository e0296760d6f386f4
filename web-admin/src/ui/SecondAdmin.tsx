import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import type { ApprovalRule } from '#contract/approval/schemas.ts';
import { formatMoney } from '#contract/format.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useRedirect } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminApproval, ApprovalRequest } from '../lib/records.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { useCommand } from './use-command.ts';

/** How to request approval for a money command that one person may not run alone. */
export interface SecondAdmin<I> {
  readonly command: ApprovalRequest['command'];
  /** The owner of the money, if already chosen. */
  readonly ownerOf: (values: Partial<I>) => string | undefined;
  /** The amount, if already typed. */
  readonly amountOf: (values: Partial<I>) => MoneyJson | string | null | undefined;
  readonly ask: (values: I) => ApprovalRequest;
}

/** Sends an approval request instead of the command, and opens the request's page. */
export function useSecondAdmin<I extends object>(secondAdmin: SecondAdmin<I> | undefined, onClose: () => void) {
  const redirect = useRedirect();
  const [above, setAbove] = useState(false);
  /** The server's refusal. It can come unexpectedly, because money may have moved since the limit was loaded. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const asking = useCommand<I, AdminApproval>({
    run: (data, values) => {
      if (!secondAdmin) throw new Error('nothing to ask for');
      return data.run('POST /admin/approvals', { body: secondAdmin.ask(values) });
    },
    done: 'Onay istendi. Başka bir yönetici onaylayınca yapılır.',
    onDone: ({ id }) => {
      onClose();
      redirect('show', 'approvals', id);
    },
  });
  return {
    ...asking,
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
  readonly of: SecondAdmin<I>;
  readonly refusal: string | null;
  readonly setAbove: (above: boolean) => void;
  /** Clears the refusal when the amount changes. */
  readonly forgetRefusal: () => void;
}

/**
 * Tells the person that a second admin must approve the command: as soon as the amount shows it, or after the server's
 * refusal.
 */
export function SecondAdminNote<I extends object>({ of, refusal, setAbove, forgetRefusal }: NoteProps<I>) {
  const values = useWatch() as Partial<I>;
  const amount = of.amountOf(values);
  const asked = { command: of.command, userId: of.ownerOf(values) };
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data: rule } = useQuery({
    queryKey: ['approval-rule', asked],
    queryFn: () => provider.approvalRule(asked),
    retry: false,
    staleTime: 0,
  });
  const above = Boolean(rule?.left && amount && typeof amount === 'object' && amount.amount > rule.left.amount);
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
      {refusal ?? `Bu tutar ikinci bir yöneticinin onayını ister. ${rule ? limitWords(rule) : ''}`} Şimdi yalnız istek
      açılır; başka bir yönetici onaylayınca yapılır.
      {rule && ` ${rule.expiresAfterDays} gün içinde karar verilmezse istek düşer.`}
    </Alert>
  );
}

const limitWords = ({ limit, left, withinHours }: ApprovalRule): string =>
  !limit || !left
    ? ''
    : left.amount === limit.amount
      ? `Sınır ${formatMoney(limit)}.`
      : `Sınır ${withinHours} saatte ${formatMoney(limit)}; bunun ${left.amount > 0 ? `${formatMoney(left)} kadarı kaldı` : 'tamamı kullanıldı'}.`;
