import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { hookEventLabels, deliveryFaultLabels, deliveryStateLabels } from '#contract/integration/words.tr.ts';
import type { AdminDelivery } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { shortId } from '../../ui/RecordLink.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { useWebhook, WebhookLink } from '../webhooks/WebhookLink.tsx';

export const DeliveryShow = () => (
  <RecordPage<AdminDelivery>
    title={({ event }) => hookEventLabels[event]}
    renderActions={(delivery) => <Redeliver delivery={delivery} />}
    // a waiting delivery may be tried while the page is open
    refreshMs={5_000}
  >
    {(delivery) => (
      <Columns>
        <Column>
          <Section title="Gönderi" aside={<StateChip {...deliveryStateLabels[delivery.state]} />}>
            <Facts facts={factsOf(delivery)} />
          </Section>
          <Section title="Gönderilen">
            {delivery.payload === null ? (
              <Typography color="text.secondary">Bu olayın içeriğini görme yetkin yok.</Typography>
            ) : (
              <Verbatim label="İçerik" text={JSON.stringify(JSON.parse(delivery.payload), null, 2)} />
            )}
          </Section>
        </Column>
        <Column>
          <Section title="Denemeler">
            {delivery.log.length === 0 && <Typography color="text.secondary">Henüz denenmedi.</Typography>}
            <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
              {delivery.log.map((attempt, index) => (
                <Attempt key={attempt.at} number={index + 1} {...attempt} />
              ))}
            </Stack>
          </Section>
          <HistoryOf filter={{ recordId: delivery.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const factsOf = (delivery: AdminDelivery): Fact[] => [
  ['Olay', <code key="event">{delivery.event}</code>],
  ['Olay no (webhook-id)', <code key="id">{delivery.eventId}</code>],
  ['Webhook', <WebhookLink key="webhook" id={delivery.webhookId} />],
  delivery.orderId && linked('Sipariş', 'orders', delivery.orderId, delivery.orderNumber ?? shortId(delivery.orderId)),
  ['Oluştu', <Moment key="created" at={delivery.createdAt} />],
  delivery.nextTryAt && ['Sonraki deneme', <Moment key="next" at={delivery.nextTryAt} />],
  delivery.endedAt && ['Sonuçlandı', <Moment key="ended" at={delivery.endedAt} />],
];

type AttemptProps = AdminDelivery['log'][number] & { readonly number: number };

const Attempt = ({ number, at, durationMs, status, fault, answer }: AttemptProps) => (
  <Box component="li">
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
      <span>
        {number}. {fault ? deliveryFaultLabels[fault] : `Yanıt: ${status}`}
      </span>
      <Typography component="span" color="text.secondary">
        <Moment at={at} /> · {durationMs} ms
      </Typography>
    </Stack>
    {answer && <Verbatim label={`${number}. denemede alıcının yanıtı`} text={answer} />}
  </Box>
);

/** Focusable, so that long lines can be scrolled by keyboard. */
const Verbatim = ({ label, text }: { label: string; text: string }) => (
  <Box
    component="pre"
    tabIndex={0}
    role="region"
    aria-label={label}
    sx={(theme) => ({
      m: 0,
      mt: 0.5,
      p: 1.5,
      maxHeight: 320,
      overflow: 'auto',
      borderRadius: 1,
      fontSize: '0.8125rem',
      backgroundColor: theme.tokens.surface3,
    })}
  >
    {text}
  </Box>
);

/** Disabled for a paused webhook, which gets no deliveries at all. */
export function Redeliver({ delivery }: { delivery: AdminDelivery }) {
  const { webhook } = useWebhook(delivery.webhookId);
  const waits = delivery.state === 'waiting';
  return (
    <CommandDialog
      action="POST /admin/deliveries/:id/redeliver"
      label={waits ? 'Şimdi dene' : 'Yeniden gönder'}
      primary
      off={webhook?.paused ? 'Webhook duraklatıldı. Önce sürdürülmeli.' : undefined}
      title={waits ? 'Şimdi dene' : 'Yeniden gönder'}
      explanation={
        waits
          ? 'Sıradaki zaman beklenmeden gönderilir, alıcı dinleniyor olsa da. Ulaşmazsa bütün denemeler yeniden yapılır. Aynı kaydın daha önceki gönderileri bekliyorsa onlar da beklenmeden, önce gider.'
          : 'Aynı içerik aynı olay numarasıyla bir kez daha gönderilir: alıcı tekrarı bundan tanır.'
      }
      submitLabel={waits ? 'Şimdi dene' : 'Yeniden gönder'}
      send={() => ({ params: { id: delivery.id } })}
      done={waits ? 'Gönderiliyor' : 'Yeniden gönderiliyor'}
    />
  );
}
