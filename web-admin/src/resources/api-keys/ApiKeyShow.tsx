import Stack from '@mui/material/Stack';
import { apiKeyStateLabels } from '#contract/integration/words.tr.ts';
import { apiKeyLimits } from '#contract/limits.ts';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import type { AdminApiKey, IssuedApiKey } from '../../lib/records.ts';
import { scopeLabel } from '#contract/identity/words.tr.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { ShowOnce } from '../../ui/ShowOnce.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { WholeNumberInput } from '../../ui/WholeNumberInput.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';

export const ApiKeyShow = () => (
  <RecordPage<AdminApiKey>
    title={({ name }) => name}
    renderActions={(apiKey) => (
      <>
        <Rotate apiKey={apiKey} />
        {!apiKey.ended && <End apiKey={apiKey} />}
      </>
    )}
  >
    {(apiKey) => (
      <Columns>
        <Column>
          <Section title="Anahtar" aside={<StateChip {...apiKeyStateLabels[apiKey.state]} />}>
            <Facts facts={factsOf(apiKey)} />
          </Section>
          <Section title="Yetkiler">
            <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5 }}>
              {apiKey.scopes.map((scope) => (
                <li key={scope}>{scopeLabel(scope)}</li>
              ))}
            </Stack>
          </Section>
        </Column>
        <Column>
          <HistoryOf filter={{ recordId: apiKey.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const factsOf = (apiKey: AdminApiKey): Fact[] => [
  linked('Sahibi', 'users', apiKey.ownerId, apiKey.ownerName ?? '–'),
  ['Dakikada en çok istek', apiKey.perMinute],
  ['Oluşturuldu', <Moment key="created" at={apiKey.createdAt} />],
  ['Geçerlilik', apiKey.expiresAt ? <Moment key="expires" at={apiKey.expiresAt} /> : 'Sonlandırılana kadar'],
  ['Son kullanım', apiKey.lastUsedAt ? <Moment key="used" at={apiKey.lastUsedAt} /> : 'Kullanılmadı'],
  apiKey.successorId && linked('Yerine geçen', 'api-keys', apiKey.successorId, 'Yenilenen anahtar'),
  apiKey.ended && ['Sonlandırıldı', <Moment key="ended" at={apiKey.ended.at} />],
  apiKey.ended && ['Neden', `${apiKey.ended.because} (${apiKey.ended.byName ?? '–'})`],
];

const { overlapHours } = apiKeyLimits;

/** Only for the key's owner: whoever sees the new secret gets the key's permissions. */
function Rotate({ apiKey }: { apiKey: AdminApiKey }) {
  const { data: me } = useGetIdentity();
  const [issued, setIssued] = useState<IssuedApiKey | null>(null);
  const possible = apiKey.state === 'active' && apiKey.successorId === null && me?.id === apiKey.ownerId;
  return (
    <>
      {possible && (
        <CommandDialog
          action="POST /admin/api-keys/:id/rotation"
          label="Anahtarı yenile"
          title={`${apiKey.name}: anahtarı yenile`}
          explanation="Aynı yetkilerle yeni bir anahtar üretilir. Eskisi, programı değiştirmen için bir süre daha çalışır."
          submitLabel="Yeni anahtar üret"
          defaults={{ overlapHours: overlapHours.usual }}
          send={(values: { overlapHours: number }) => ({
            params: { id: apiKey.id },
            body: { overlapHours: values.overlapHours },
          })}
          done="Anahtar yenilendi"
          onDone={setIssued}
        >
          <WholeNumberInput
            source="overlapHours"
            label="Eskisi kaç saat daha çalışsın?"
            min={overlapHours.least}
            max={overlapHours.most}
          />
        </CommandDialog>
      )}
      {issued && (
        <ShowOnce
          title={`${issued.key.name}: yeni API anahtarı`}
          explanation="Bu anahtar yalnız şimdi gösterilir. Programına yaz; eskisi süresi dolunca çalışmaz olur."
          label="API anahtarı"
          secret={issued.secret}
          onClose={() => setIssued(null)}
        />
      )}
    </>
  );
}

const End = ({ apiKey }: { apiKey: AdminApiKey }) => (
  <CommandDialog
    action="POST /admin/api-keys/:id/end"
    label="Sonlandır"
    danger
    title={`${apiKey.name}: anahtarı sonlandır`}
    explanation="Bu anahtarla çalışan program hemen giremez olur. Geri alınamaz."
    submitLabel="Anahtarı sonlandır"
    send={({ reason }: { reason: string }) => ({ params: { id: apiKey.id }, body: { reason } })}
    done="Anahtar sonlandırıldı"
  >
    <ReasonInput />
  </CommandDialog>
);
