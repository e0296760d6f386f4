import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatIban } from '#contract/format.ts';
import type { LedgerEntry } from '../../lib/records.ts';
import { entryLabel } from '#contract/wallet/words.tr.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { RecordLink, shortId, UserLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Account } from './Account.tsx';

export const EntryShow = () => (
  <RecordPage<LedgerEntry> title={entryLabel}>
    {(entry) => (
      <Columns>
        <Column>
          <Postings entry={entry} />
        </Column>
        <Column>
          <Section title="Kayıt">
            <Facts facts={factsOf(entry)} />
          </Section>
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const Postings = ({ entry }: { entry: LedgerEntry }) => (
  <Section title="Hesaplar">
    <TableContainer component="section" tabIndex={0} aria-label="Hesapların tablosu">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Hesap</TableCell>
            <TableCell align="right">Hareket</TableCell>
            <TableCell align="right">Sonraki bakiye</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entry.postings.map((posting) => (
            <TableRow key={posting.account}>
              <TableCell>
                <Account of={posting} kind={entry.kind} />
              </TableCell>
              <TableCell align="right">
                <Money value={posting.amount} signed />
              </TableCell>
              <TableCell align="right">{posting.balance ? <Money value={posting.balance} /> : '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </Section>
);

const factsOf = ({ id, orderId, topUpId, payoutId, actorId, reason, createdAt, ...about }: LedgerEntry): Fact[] => [
  ['Zaman', <Moment key="at" at={createdAt} />],
  ['Yapan', actorId ? <UserLink key="actor" id={actorId} /> : 'Sistem'],
  reason && ['Neden', reason],
  orderId && ['Sipariş', <Related key="order" resource="orders" id={orderId} called={about.orderNumber} />],
  topUpId && ['Bakiye yüklemesi', <Related key="top-up" resource="top-ups" id={topUpId} called={about.topUpNumber} />],
  about.fineClaimId && linked('Ceza alacağı', 'fine-claims', about.fineClaimId, 'Kaydı aç'),
  payoutId && [
    'Para çekme',
    <Related key="payout" resource="payouts" id={payoutId} called={about.payoutIban && formatIban(about.payoutIban)} />,
  ],
  ['Kayıt no', id],
];

interface RelatedProps {
  readonly resource: 'orders' | 'top-ups' | 'payouts';
  readonly id: string;
  /** The record's number or name; null if the record is gone or this person may not read it. */
  readonly called: string | null;
}

const Related = ({ resource, id, called }: RelatedProps) => (
  <RecordLink resource={resource} id={id}>
    {called ?? shortId(id)}
  </RecordLink>
);
