import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { HookEventType } from '#contract/integration/words.tr.ts';
import { useState } from 'react';
import { Form, SaveButton, Title, useRedirect } from 'react-admin';
import type { IssuedWebhook } from '../../lib/records.ts';
import { Section } from '../../ui/Section.tsx';
import { ShowOnce } from '../../ui/ShowOnce.tsx';
import { useCommand } from '../../ui/use-command.ts';
import { WebhookInputs } from './WebhookInputs.tsx';

interface Values {
  readonly url: string;
  readonly events: readonly HookEventType[];
}

export function WebhookCreate() {
  const redirect = useRedirect();
  const [issued, setIssued] = useState<IssuedWebhook | null>(null);
  const command = useCommand({
    run: (provider, { url, events }: Values) =>
      provider.run('POST /admin/webhooks', { body: { url, events: [...events] } }),
    done: 'Webhook oluşturuldu',
    failed: 'Webhook oluşturulamadı.',
    onDone: setIssued,
  });
  const submit = async (values: object) => (await command.send(values as Values))?.fields;
  return (
    <Stack sx={{ pt: 2, maxWidth: 720 }}>
      <Title title="Yeni webhook" />
      <Section title="Yeni webhook">
        {command.problem && <Alert severity="error">{command.problem.message}</Alert>}
        <Form noValidate record={{ events: [] }} onSubmit={submit}>
          <WebhookInputs />
          <SaveButton type="submit" label="Webhook’u oluştur" icon={<></>} alwaysEnable disabled={command.busy} />
        </Form>
      </Section>
      {issued && (
        <ShowOnce
          title="İmza sırrı"
          explanation="Programın, gelenlerin Basamak’tan olduğunu bununla doğrular (Standard Webhooks). Yalnız şimdi gösterilir."
          label="İmza sırrı"
          secret={issued.secret}
          onClose={() => redirect('show', 'webhooks', issued.webhook.id)}
        />
      )}
    </Stack>
  );
}
