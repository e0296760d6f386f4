import { formatMoney } from '#contract/format.ts';
import Stack from '@mui/material/Stack';
import { Fragment } from 'react';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { LedgerEntry } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { choices } from '../../lib/words.ts';
import { entryLabel } from '#contract/wallet/words.tr.ts';
import { nameCell } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { Account } from './Account.tsx';

export function EntryList() {
  const filters = [
    <SelectInput key="kind" source="kind" label="Tür" choices={choices.entryKind} helperText={false} alwaysOn />,
    <SearchInput key="q" source="q" alwaysOn placeholder="Sipariş no, ödeme no, banka no" />,
    personFilter('userId', 'users', 'Cüzdanın sahibi'),
    personFilter('actorId', 'users', 'Yapan'),
    ...dateRangeInputs('createdAt', 'Hareket tarihi'),
  ];
  return <ListPage filters={filters} table={<EntryTable />} compact={<EntryRows />} />;
}

const { Col } = DataTable;

/** The amount that the entry moved: the sum of its positive postings. */
const movedBy = ({ postings }: LedgerEntry) => ({
  amount: postings.reduce((sum, { amount }) => sum + Math.max(0, amount.amount), 0),
  currency: 'TRY' as const,
});
const postingsOf = ({ postings }: LedgerEntry, sign: 1 | -1) =>
  postings.filter(({ amount }) => amount.amount * sign > 0);

/** Lists every account on this side of the entry. */
const Accounts = ({ entry, sign }: { entry: LedgerEntry; sign: 1 | -1 }) => (
  <Stack component="span" sx={{ display: 'inline-flex' }}>
    {postingsOf(entry, sign).map((posting) => (
      <span key={posting.account}>
        <Account of={posting} kind={entry.kind} />
      </span>
    ))}
  </Stack>
);

const EntryTable = () => (
  <DataTable<LedgerEntry> rowClick="show" bulkActionButtons={false}>
    <LinkCol<LedgerEntry> source="kind" disableSort to="entries" name={entryLabel} />
    <Col<LedgerEntry>
      source="from"
      disableSort
      cellSx={() => nameCell}
      render={(entry) => <Accounts entry={entry} sign={-1} />}
    />
    <Col<LedgerEntry>
      source="to"
      disableSort
      cellSx={() => nameCell}
      render={(entry) => <Accounts entry={entry} sign={1} />}
    />
    <Col<LedgerEntry> source="about" disableSort render={(entry) => <About {...entry} />} />
    <Col source="reason" disableSort />
    <Col<LedgerEntry> source="amount" align="right" disableSort render={(entry) => <Money value={movedBy(entry)} />} />
    <Col source="createdAt" field={MomentField} />
  </DataTable>
);

const About = ({ orderId, orderNumber, topUpId, payoutId }: LedgerEntry) => (
  <Stack direction="row" sx={{ gap: 1 }}>
    {orderId && (
      <RecordLink resource="orders" id={orderId}>
        Sipariş {orderNumber}
      </RecordLink>
    )}
    {topUpId && (
      <RecordLink resource="top-ups" id={topUpId}>
        Bakiye yüklemesi
      </RecordLink>
    )}
    {payoutId && (
      <RecordLink resource="payouts" id={payoutId}>
        Para çekme
      </RecordLink>
    )}
  </Stack>
);

const AccountsInLine = ({ entry, sign }: { entry: LedgerEntry; sign: 1 | -1 }) =>
  postingsOf(entry, sign).map((posting, index) => (
    <Fragment key={posting.account}>
      {index > 0 && ', '}
      <Account of={posting} kind={entry.kind} plain />
    </Fragment>
  ));

const beneath = (entry: LedgerEntry) => (
  <>
    {entry.orderNumber && `Sipariş ${entry.orderNumber} · `}
    <AccountsInLine entry={entry} sign={-1} /> → <AccountsInLine entry={entry} sign={1} /> ·{' '}
    {formatMoment(entry.createdAt)}
  </>
);

export const EntryRows = () => (
  <SimpleList<LedgerEntry>
    rowClick="show"
    primaryText={entryLabel}
    secondaryText={beneath}
    tertiaryText={(entry) => formatMoney(movedBy(entry))}
  />
);
