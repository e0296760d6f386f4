import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Form, SaveButton, Title, useRedirect } from 'react-admin';
import type { RouteInputOf } from '#contract/client.ts';
import { Section } from '../../ui/Section.tsx';
import { useCommand } from '../../ui/use-command.ts';
import { ListingInputs } from './ListingInputs.tsx';

type Values = RouteInputOf<'POST /admin/listings'>['body'];

export function ListingCreate() {
  const redirect = useRedirect();
  const command = useCommand({
    run: (provider, values: Values) => provider.run('POST /admin/listings', { body: values }),
    done: 'İlan açıldı; şimdi stok ekle',
    failed: 'İlan açılamadı.',
    onDone: ({ id }) => redirect('show', 'listings', id),
  });
  const submit = async (values: object) => (await command.send(values as Values))?.fields;
  return (
    <Stack sx={{ pt: 2, maxWidth: 720 }}>
      <Title title="Yeni ilan" />
      <Section title="Yeni ilan">
        {command.problem && <Alert severity="error">{command.problem.message}</Alert>}
        <Form noValidate record={{ server: 'tr', onSale: true }} onSubmit={submit}>
          <ListingInputs />
          <SaveButton type="submit" label="İlanı aç" icon={<></>} alwaysEnable disabled={command.busy} />
        </Form>
      </Section>
    </Stack>
  );
}
