import Box from '@mui/material/Box';
import { webhookLimits } from '#contract/limits.ts';
import { hookEventLabels, type HookEventType, hookEventTypes, hookScopeOf } from '#contract/integration/words.tr.ts';
import {
  CheckboxGroupInput,
  maxLength,
  regex,
  required,
  TextInput,
  usePermissions,
  useRecordContext,
} from 'react-admin';
import type { AdminWebhook } from '../../lib/records.ts';
import { holds, type Person } from '../../providers/permissions.ts';

interface EventChoice {
  readonly id: HookEventType;
  readonly name: string;
  readonly readable: boolean;
}

/**
 * A webhook's URL and events. People can choose only events that they may read. A chosen event that they may no longer
 * read stays visible, so that it can be removed.
 */
export function WebhookInputs() {
  const { permissions: person } = usePermissions<Person>();
  const { events: before = [] } = useRecordContext<AdminWebhook>() ?? {};
  const choices = hookEventTypes
    .map((id): EventChoice => ({
      id,
      name: hookEventLabels[id],
      readable: person !== undefined && holds(person, hookScopeOf(id)),
    }))
    .filter(({ id, readable }) => readable || before.includes(id));
  return (
    <>
      <TextInput
        source="url"
        label="Adres"
        type="url"
        fullWidth
        validate={[required(), maxLength(webhookLimits.url), regex(/^https?:\/\/[^\s/]+/, 'Bir https:// adresi yaz.')]}
        helperText="Programının olayları aldığı, herkese açık https:// adresi."
      />
      <CheckboxGroupInput
        source="events"
        label="Olaylar"
        choices={choices}
        optionText={<EventName />}
        validate={required()}
        helperText="Yalnız okuma yetkin olan olaylar gönderilir."
        sx={{ '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } } }}
      />
    </>
  );
}

function EventName() {
  const { id = '', name, readable = true } = useRecordContext<EventChoice>() ?? {};
  return (
    <>
      {name}{' '}
      <Box component="code" sx={(theme) => ({ color: theme.tokens.text3, fontSize: '0.8125rem' })}>
        {id}
      </Box>
      {!readable && <Withheld />}
    </>
  );
}

/** Marks an event that the owner may no longer read. */
export const Withheld = () => (
  <Box component="span" sx={(theme) => ({ display: 'block', color: theme.tokens.warn, fontSize: '0.8125rem' })}>
    Okuma yetkin yok, gönderilmiyor
  </Box>
);
