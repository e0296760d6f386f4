import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { apiKeyLimits } from '#contract/limits.ts';
import { useState } from 'react';
import { Form, maxLength, minLength, required, SaveButton, TextInput, Title, useRedirect } from 'react-admin';
import type { Scope } from '#contract/vocabulary.ts';
import type { IssuedApiKey } from '../../lib/records.ts';
import { ScopeGrid } from '../../ui/ScopeGrid.tsx';
import { Section } from '../../ui/Section.tsx';
import { ShowOnce } from '../../ui/ShowOnce.tsx';
import { useCommand } from '../../ui/use-command.ts';
import { WholeNumberInput } from '../../ui/WholeNumberInput.tsx';

interface Values {
  readonly name: string;
  readonly scopes?: readonly Scope[];
  readonly perMinute: number;
  readonly expiresInDays?: number | null;
}
const { perMinute, expiresInDays } = apiKeyLimits;

export function ApiKeyCreate() {
  const redirect = useRedirect();
  const [issued, setIssued] = useState<IssuedApiKey | null>(null);
  const command = useCommand({
    run: (provider, values: Values) =>
      provider.run('POST /admin/api-keys', {
        body: {
          name: values.name,
          scopes: [...(values.scopes ?? [])],
          perMinute: values.perMinute,
          expiresInDays: values.expiresInDays ?? null,
        },
      }),
    done: 'Anahtar oluşturuldu',
    failed: 'Anahtar oluşturulamadı.',
    onDone: setIssued,
  });
  const submit = async (values: object) => (await command.send(values as Values))?.fields;
  return (
    <Stack sx={{ pt: 2, maxWidth: 720 }}>
      <Title title="Yeni API anahtarı" />
      <Section title="Yeni API anahtarı">
        {command.problem && <Alert severity="error">{command.problem.message}</Alert>}
        <Form noValidate record={{ perMinute: perMinute.usual, expiresInDays: 365, scopes: [] }} onSubmit={submit}>
          <TextInput
            source="name"
            label="Ad"
            validate={[required(), minLength(3), maxLength(60)]}
            helperText="Hangi program, ne için: anahtarı sonra bununla tanırsın."
          />
          <ScopeGrid source="scopes" label="Yetkiler" />
          <WholeNumberInput
            source="perMinute"
            label="Dakikada en çok istek"
            min={perMinute.least}
            max={perMinute.most}
          />
          <WholeNumberInput
            source="expiresInDays"
            label="Geçerlilik (gün)"
            min={expiresInDays.least}
            max={expiresInDays.most}
            optional
            helperText="Boş bırakırsan sonlandırılana kadar geçerli kalır."
          />
          <SaveButton type="submit" label="Anahtarı oluştur" icon={<></>} alwaysEnable disabled={command.busy} />
        </Form>
      </Section>
      {issued && (
        <ShowOnce
          title={`${issued.key.name}: API anahtarı`}
          explanation="Bu anahtar yalnız şimdi gösterilir; Basamak da bilmez. Gizli tut: gören, anahtarın yetkileriyle senin adına çalışır."
          label="API anahtarı"
          secret={issued.secret}
          onClose={() => redirect('show', 'api-keys', issued.key.id)}
        />
      )}
    </Stack>
  );
}
