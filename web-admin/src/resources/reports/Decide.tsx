import type { MoneyJson } from '#contract/vocabulary.ts';
import { BooleanInput, useCanAccess } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminReport } from '../../lib/records.ts';
import { BalanceAfter } from '../../ui/BalanceAfter.tsx';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

interface Upheld {
  readonly reason: string;
  readonly charge?: boolean;
  readonly fee?: MoneyJson | null;
}

/** Upholds the report. Staff may charge the message's sender a fee. */
export const Uphold = ({ report }: { report: AdminReport }) => (
  <CommandDialog
    action="POST /admin/decide-report"
    label="Haklı bul"
    primary
    title="Şikâyeti haklı bul"
    explanation={`${report.sender.displayName}: “${report.text}”`}
    submitLabel="Haklı bul"
    send={({ reason, charge, fee }: Upheld) => ({
      body: { reportId: report.id, decision: 'upheld' as const, reason, ...(charge && fee ? { fee } : {}) },
    })}
    done="Şikâyet haklı bulundu"
  >
    <ReasonInput helperText="Ücret alırsan gönderen, hareketlerinde görür." />
    {(report.sender.role === 'customer' || report.sender.role === 'booster') && (
      <FeeInput balance={report.senderBalance} />
    )}
  </CommandDialog>
);

/** The fee, for people who may take money from a wallet. */
function FeeInput({ balance }: { balance: MoneyJson | null }) {
  const { canAccess } = useCanAccess({ resource: 'users', action: 'POST /admin/add-funds' });
  const charge = useWatch<Upheld, 'charge'>({ name: 'charge' });
  if (!canAccess) return null;
  return (
    <>
      <BooleanInput source="charge" label="Gönderenden ücret al" helperText={false} />
      {charge && <MoneyInput source="fee" label="Ücret" helperText="Bakiyesinden düşer." />}
      {charge && balance && (
        <BalanceAfter<Upheld> balance={balance} source="fee" changeOf={({ amount }) => -amount.amount} />
      )}
    </>
  );
}

export const Reject = ({ report }: { report: AdminReport }) => (
  <CommandDialog
    action="POST /admin/decide-report"
    label="Reddet"
    title="Şikâyeti reddet"
    explanation={`${report.sender.displayName}: “${report.text}”`}
    submitLabel="Şikâyeti reddet"
    send={({ reason }: { reason: string }) => ({
      body: { reportId: report.id, decision: 'rejected' as const, reason },
    })}
    done="Şikâyet reddedildi"
  >
    <ReasonInput />
  </CommandDialog>
);
