import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#contract/format.ts';
import { settingsId } from '#contract/settings/words.tr.ts';
import { useState } from 'react';
import { Form, SaveButton, Title, useDataProvider } from 'react-admin';
import type { AdminSettings } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { OpenDialog } from '../../ui/CommandDialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Column, Columns } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { changesIn, fields, groups, valueText, type Field, type Values } from './fields.ts';
import { SettingInput } from './SettingInput.tsx';

/** Settings that staff change without a deployment. */
export function SettingsPage() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: () => provider.settings(),
    // the form must not change while somebody types: settings are loaded again only after a save or a conflict
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const [kept, setKept] = useState<Partial<Values>>({});
  return (
    <Stack sx={{ gap: 2, pt: 2 }}>
      <Title title="Ayarlar" />
      {error && !data && <LoadError error={error} retry={refetch} />}
      {data ? (
        <Columns>
          <SettingsForm key={data.version} settings={data} kept={kept} keep={setKept} />
          <Column>
            <HistoryOf filter={{ recordId: settingsId }} />
          </Column>
        </Columns>
      ) : (
        !error && <Skeleton variant="rounded" height={480} role="progressbar" aria-label="Yükleniyor" />
      )}
    </Stack>
  );
}

interface FormProps {
  readonly settings: AdminSettings;
  /** Changes that were not saved because of a conflict. */
  readonly kept: Partial<Values>;
  readonly keep: (changes: Partial<Values>) => void;
}

function SettingsForm({ settings, kept, keep }: FormProps) {
  const [before] = useState(kept);
  const [wanted, setWanted] = useState<Partial<Values>>({});
  const [open, setOpen] = useState(false);
  const [unchanged, setUnchanged] = useState(false);
  const review = (form: object) => {
    const changes = changesIn(form, settings.values);
    const some = Object.keys(changes).length > 0;
    setUnchanged(!some);
    setWanted(changes);
    setOpen(some);
  };
  return (
    <Column>
      {Object.keys(before).length > 0 && (
        <Alert severity="warning">
          Ayarları bu sırada başka bir yönetici değiştirdi. Yazdıkların duruyor; yeni değerlere bakıp yeniden kaydet.
        </Alert>
      )}
      <Form noValidate record={{ ...settings.values, ...before }} onSubmit={review} warnWhenUnsavedChanges={!open}>
        <Stack sx={{ gap: 2 }}>
          {groups.map(({ title, fields: shown }) => (
            <Section key={title} title={title}>
              {shown.map((field) => (
                <SettingInput key={field.name} field={field} helperText={helpOf(field, settings)} />
              ))}
            </Section>
          ))}
          {unchanged && <Alert severity="info">Hiçbir ayar değişmedi.</Alert>}
          <div>
            <SaveButton type="submit" label="Değişikliklere bak" icon={<></>} alwaysEnable />
          </div>
        </Stack>
      </Form>
      <OpenDialog<{ reason: string }, AdminSettings>
        open={open}
        onClose={() => setOpen(false)}
        title="Ayarları değiştir"
        explanation={<Changes wanted={wanted} values={settings.values} />}
        submitLabel="Kaydet"
        run={(provider, { reason }) => {
          keep(wanted);
          return provider.run('PUT /admin/settings', { body: { basedOn: settings.version, values: wanted, reason } });
        }}
        done="Ayarlar kaydedildi. Birkaç saniye içinde her yerde geçerli olur."
        onDone={() => keep({})}
      >
        <ReasonInput />
      </OpenDialog>
    </Column>
  );
}

/** The setting's purpose, its default and its last change. */
function helpOf(field: Field, { defaults, changes, limitBefore }: AdminSettings): string {
  const last = changes.find(({ name }) => name === field.name);
  const said = [field.help, `Varsayılan: ${valueText(field, defaults[field.name])}.`];
  if (field.name === 'secondAdminAbove' && limitBefore && new Date(limitBefore.until) > new Date())
    said.push(`${formatMoment(limitBefore.until)} tarihine kadar geçerli sınır: ${formatMoney(limitBefore.limit)}.`);
  if (last) said.push(`Son değişiklik: ${formatMoment(last.at)} · ${last.byName ?? 'Silinmiş kullanıcı'}`);
  return said.join(' ');
}

/** The changes, shown before they are saved. */
const Changes = ({ wanted, values }: { wanted: Partial<Values>; values: Values }) => (
  <>
    <Typography sx={{ mb: 1 }}>Kaydedince birkaç saniye içinde her yerde geçerli olur:</Typography>
    <Facts
      facts={fields
        .filter(({ name }) => Object.hasOwn(wanted, name))
        .map((field) => [
          field.label,
          `${valueText(field, values[field.name])} → ${valueText(field, wanted[field.name])}`,
        ])}
    />
  </>
);
