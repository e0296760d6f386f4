import Box from '@mui/material/Box';
import { webhookLimits } from '#contract/limits.ts';
import type { CurrentUser } from '#contract/identity.ts';
import { hookEventLabels, type HookEventType, hookEventTypes, hookScopeOf } from '#contract/webhook-words.tr.ts';
import {
  CheckboxGroupInput,
  maxLength,
  regex,
  required,
  TextInput,
  usePermissions,
  useRecordContext,
} from 'react-admin';

interface EventChoice {
  readonly id: HookEventType;
  readonly name: string;
}
const events: readonly EventChoice[] = hookEventTypes.map((id) => ({ id, name: hookEventLabels[id] }));

/** Where events are led, and which. Nobody leads what they may not read. */
export function WebhookInputs() {
  const { permissions: person } = usePermissions<CurrentUser>();
  const mayLead = ({ id }: EventChoice) => person?.role === 'admin' || (person?.scope ?? []).includes(hookScopeOf(id));
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
        choices={events.filter(mayLead)}
        optionText={<EventName />}
        validate={required()}
        helperText="Yalnız okuma yetkin olan olaylar gönderilir."
        sx={{ '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } } }}
      />
    </>
  );
}

function EventName() {
  const { id = '', name } = useRecordContext<EventChoice>() ?? {};
  return (
    <>
      {name}{' '}
      <Box component="code" sx={(theme) => ({ color: theme.tokens.text3, fontSize: '0.8125rem' })}>
        {id}
      </Box>
    </>
  );
}
