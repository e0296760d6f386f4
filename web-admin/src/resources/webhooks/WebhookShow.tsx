import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  hookEventLabels,
  type HookEventType,
  hookScopeOf,
  deliveryStateLabels,
  pauseCauseLabels,
  webhookStateLabels,
} from '#contract/integration/words.tr.ts';
import { EditButton, useGetIdentity, usePermissions } from 'react-admin';
import type { AdminDeliveryRow, AdminWebhook } from '../../lib/records.ts';
import { holds, type Person } from '../../providers/permissions.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { RelatedRecords } from '../../ui/RelatedRecords.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { placeOf } from './WebhookLink.tsx';
import { Pause, Remove, Resume, Rotate, Test } from './WebhookCommands.tsx';
import { RestChip } from './Resting.tsx';
import { Withheld } from './WebhookInputs.tsx';

export const WebhookShow = () => (
  <RecordPage<AdminWebhook>
    title={placeOf}
    renderActions={(webhook) => <Commands webhook={webhook} />}
    refreshMs={20_000}
  >
    {(webhook) => (
      <Columns>
        <Column>
          <Section title="Webhook" aside={<Standing webhook={webhook} />}>
            <Facts facts={factsOf(webhook)} />
            <OnlyOwnerResumes webhook={webhook} />
          </Section>
          <RelatedRecords<AdminDeliveryRow>
            resource="deliveries"
            title="Son gönderiler"
            filter={{ webhookId: webhook.id }}
            none="Henüz bir şey gönderilmedi."
          >
            {({ id, event, state, createdAt }) => (
              <>
                <RecordLink resource="deliveries" id={id}>
                  {hookEventLabels[event]}
                </RecordLink>
                <StateChip {...deliveryStateLabels[state]} />
                <Moment at={createdAt} />
              </>
            )}
          </RelatedRecords>
        </Column>
        <Column>
          <Section title="Olaylar">
            <Events webhook={webhook} />
          </Section>
          <HistoryOf filter={{ recordId: webhook.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const useIsOwn = ({ ownerId }: AdminWebhook) => useGetIdentity().data?.id === ownerId;

/** Only the owner may edit, rotate, test or resume a webhook, because the receiver gets what the owner may read. */
function Commands({ webhook }: { webhook: AdminWebhook }) {
  const own = useIsOwn(webhook);
  const active = webhook.state === 'active';
  return (
    <>
      {own && <EditButton record={webhook} variant="outlined" size="medium" />}
      {own && active && <Test webhook={webhook} />}
      {own && <Rotate webhook={webhook} />}
      {active && <Pause webhook={webhook} own={own} />}
      {own && !active && <Resume webhook={webhook} />}
      <Remove webhook={webhook} />
    </>
  );
}

const Standing = ({ webhook }: { webhook: AdminWebhook }) => (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
    <RestChip webhook={webhook} />
    <StateChip {...webhookStateLabels[webhook.state]} />
  </Stack>
);

function Events({ webhook }: { webhook: AdminWebhook }) {
  const own = useIsOwn(webhook);
  const { permissions: person } = usePermissions<Person>();
  const isWithheld = (event: HookEventType) => own && person !== undefined && !holds(person, hookScopeOf(event));
  return (
    <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5 }}>
      {webhook.events.map((event) => (
        <li key={event}>
          {hookEventLabels[event]}
          {isWithheld(event) && <Withheld />}
        </li>
      ))}
    </Stack>
  );
}

function OnlyOwnerResumes({ webhook }: { webhook: AdminWebhook }) {
  const own = useIsOwn(webhook);
  if (own || !webhook.paused) return null;
  return <Typography color="text.secondary">Yalnız sahibi sürdürebilir.</Typography>;
}

const factsOf = ({
  url,
  ownerId,
  ownerName,
  paused,
  failingSince,
  previousSecretUntil,
  createdAt,
}: AdminWebhook): Fact[] => [
  ['Adres', url],
  linked('Sahibi', 'users', ownerId, ownerName ?? '–'),
  ['Oluşturuldu', <Moment key="created" at={createdAt} />],
  failingSince && ['Ulaşılamaz oldu', <Moment key="failing" at={failingSince} />],
  paused && ['Duraklatıldı', <Moment key="paused" at={paused.at} />],
  paused && [
    'Neden',
    paused.byName ? `${pauseCauseLabels[paused.cause]} (${paused.byName})` : pauseCauseLabels[paused.cause],
  ],
  previousSecretUntil && ['Eski sırla imzanın sonu', <Moment key="until" at={previousSecretUntil} />],
];
