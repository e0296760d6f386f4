import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Form, SaveButton, Title, useRedirect } from 'react-admin';
import type { RouteInputOf } from '#contract/client.ts';
import { Section } from '../../ui/Section.tsx';
import { useCommand } from '../../ui/use-command.ts';
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx';

type Values = RouteInputOf<'POST /admin/canned-answers'>['body'];

export function CannedAnswerCreate() {
  const redirect = useRedirect();
  const command = useCommand({
    run: (provider, { title, text, type }: Values) =>
      provider.run('POST /admin/canned-answers', { body: { title, text, type: type || null } }),
    done: 'Hazır yanıt eklendi',
    failed: 'Hazır yanıt eklenemedi.',
    fieldOf: { 'ticket.canned_title_taken': 'title' },
    onDone: () => redirect('list', 'canned-answers'),
  });
  const submit = async (values: object) => (await command.send(values as Values))?.fields;
  return (
    <Stack sx={{ pt: 2, maxWidth: 720 }}>
      <Title title="Yeni hazır yanıt" />
      <Section title="Yeni hazır yanıt">
        {command.problem && <Alert severity="error">{command.problem.message}</Alert>}
        <Form noValidate record={{ type: '' }} onSubmit={submit}>
          <CannedAnswerInputs />
          <SaveButton type="submit" label="Hazır yanıtı ekle" icon={<></>} alwaysEnable disabled={command.busy} />
        </Form>
      </Section>
    </Stack>
  );
}
