import Typography from '@mui/material/Typography';
import type { AdminWalletPage } from '../../lib/records.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import { AddFunds } from '../../ui/AddFunds.tsx';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { EntriesOf } from '../entries/EntriesOf.tsx';
import { PayoutsOf } from '../payouts/PayoutsOf.tsx';
import { TopUpsOf } from '../top-ups/TopUpsOf.tsx';

const holdsMoney = ({ role }: AdminWalletPage) => role === 'customer' || role === 'booster';

/** A user's balance, the amounts reserved for payouts, and the ledger entries. */
export const WalletShow = () => (
  <RecordPage<AdminWalletPage>
    title={({ ownerName }) => `${ownerName}: cüzdan`}
    renderActions={(wallet) =>
      holdsMoney(wallet) && <AddFunds userId={wallet.id} name={wallet.ownerName} balance={wallet.balance} />
    }
  >
    {(wallet) => (
      <Columns>
        <Column>
          <Section title="Hareketler">
            <EntriesOf title="Son hareketler" filter={{ userId: wallet.id }} />
          </Section>
        </Column>
        <Column>
          <Standing wallet={wallet} />
          <TopUpsOf userId={wallet.id} />
          {wallet.role === 'booster' && <PayoutsOf boosterId={wallet.id} />}
        </Column>
      </Columns>
    )}
  </RecordPage>
);

function Standing({ wallet }: { wallet: AdminWalletPage }) {
  const { id, ownerName, role, balance, reserved, payoutsWaiting, movements, movedAt } = wallet;
  const facts: Fact[] = [
    linked('Kimin', 'users', id, ownerName),
    ['Rol', role && roleLabels[role]],
    ['Harcanabilir', <Money key="balance" value={balance} />],
    ['Ödenecek', <Money key="reserved" value={reserved} />],
    ['Hareket sayısı', movements.toLocaleString('tr')],
    ['Son hareket', <Moment key="moved" at={movedAt} />],
  ];
  return (
    <Section title="Bakiye" aside={<Money value={balance} variant="h2" />}>
      <Facts facts={facts} />
      {payoutsWaiting > 0 && (
        <Typography color="text.secondary" sx={{ mt: 1.5 }}>
          {payoutsWaiting} para çekme isteği bekliyor; tutarı bakiyeden düşüldü.
        </Typography>
      )}
    </Section>
  );
}
