import Alert from '@mui/material/Alert';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import type { AuditEvent } from '../../lib/records.ts';
import { actorLabels } from '#contract/identity/words.tr.ts';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { RecordLink, UserLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { actionLabel, correcting } from '#contract/audit/words.tr.ts';
import { AuditedRecord } from './AuditedRecord.tsx';
import { Movements } from './Movements.tsx';
import { changeLabel, readable, saidLines, toldAt, written } from './fields.ts';

export const AuditShow = () => (
  <RecordPage<AuditEvent> title={actionLabel}>
    {(event) => (
      <Columns>
        <Column>
          <Changes event={event} />
          <Movements event={event} />
          <Said event={event} />
        </Column>
        <Column>
          <Section title="İşlem">
            <Facts facts={factsOf(event)} />
          </Section>
        </Column>
      </Columns>
    )}
  </RecordPage>
);

function Changes({ event }: { event: AuditEvent }) {
  const { changes } = event;
  // a money command changes only balances, which are shown in another section
  if (changes.length === 0 && (event.movements?.length ?? 0) > 0) return null;
  return (
    <Section title="Ne değişti">
      <Corrected event={event} />
      {changes.length === 0 ? (
        <Typography color="text.secondary">{nothingChanged(event)}</Typography>
      ) : (
        <ChangeTable event={event} />
      )}
    </Section>
  );
}

export function ChangeTable({ event: { changes, resource } }: { event: Pick<AuditEvent, 'changes' | 'resource'> }) {
  return (
    <TableContainer component="section" tabIndex={0} aria-label="Değişen alanlar">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Alan</TableCell>
            <TableCell>Önce</TableCell>
            <TableCell>Sonra</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(readable).map((change) => {
            const told = toldAt(resource, change.path);
            return (
              <TableRow key={change.path}>
                <TableCell>{changeLabel(resource, change)}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{written(change.before, told)}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{written(change.after, told)}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Why the list of changed fields is empty. The command may still have moved money. */
export const nothingChanged = ({ action, erased, begun, refused, movements }: AuditEvent): string => {
  if (erased) return 'İlgili kullanıcı ayrıldı; ayrıntılar silindi.';
  if (action === correcting)
    return 'Düzeltilen kayıttaki “Önce” değerleri başka bir kayda ait. O işlem yeni bir kayıt oluşturdu; öncesi yoktu.';
  if (begun) return 'İşlem başlatıldı. Sonucu ayrı bir kayıtta.';
  if (refused) return 'İşlem tamamlanmadı.';
  return movements
    ? 'Bu işlem kaydın görünen alanlarını değiştirmedi.'
    : 'Bu kayıt yazılırken bakiye hareketleri saklanmıyordu. Para hareketi defterde.';
};

/** A wrong entry stays in the hash chain. This line links the entry to its correction. */
function Corrected({ event: { seq, recordId, action } }: { event: AuditEvent }) {
  const { data } = useGetList<AuditEvent>(
    'audit-events',
    { filter: { recordId, action: correcting }, pagination: { page: 1, perPage: 10 } },
    { enabled: recordId !== null && action !== correcting },
  );
  const correction = data?.find(({ said }) => said?.['corrects'] === seq);
  if (!correction) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Bu kaydın “Önce” değerleri yanlış:{' '}
      <RecordLink resource="audit-events" id={correction.id}>
        düzeltme kaydı
      </RecordLink>
    </Alert>
  );
}

function Said({ event }: { event: AuditEvent }) {
  const facts = saidLines(event);
  if (facts.length === 0) return null;
  return (
    <Section title="Ne istendi">
      <Facts facts={facts} />
    </Section>
  );
}

const factsOf = (event: AuditEvent): Fact[] => [
  ['Kayıt', <AuditedRecord key="record" {...event} />],
  ['Yapan', <UserLink key="actor" id={event.actorId} />],
  ['Rolü', actorLabels[event.actorRole as keyof typeof actorLabels] ?? event.actorRole],
  ['Neden', event.reason],
  ['Zaman', <Moment key="at" at={event.createdAt} />],
  event.begun && ['Aşama', 'Başlatıldı; sonucu ayrı bir kayıttadır, yoksa yarıda kalmıştır'],
  event.refused && ['Neden tamamlanmadı', event.refused.detail],
  ['Adres', event.address],
  ['İstek no', event.requestId],
  ['Zincirdeki yeri', event.seq.toLocaleString('tr')],
  ['Özet', event.hash],
];
