import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useCanAccess, useGetIdentity, useGetList } from 'react-admin';
import type { StaffNote, NoteResource } from '../../lib/records.ts';
import { Moment } from '../../ui/Moment.tsx';
import { Section } from '../../ui/Section.tsx';
import { LiftSuspicion, RemoveNote, WriteNote } from './commands.tsx';

const shown = 50;

const useNotes = (resource: NoteResource, recordId: string, filter: object = {}) => {
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  return useGetList<StaffNote>(
    resource,
    {
      filter: { recordId, ...filter },
      pagination: { page: 1, perPage: shown },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: canAccess },
  );
};

interface NotesProps {
  readonly resource: NoteResource;
  readonly recordId: string;
}

/** Open suspicions, shown at the top of a page. If the page is about several people, `whose` says whom they concern. */
export function Suspicions({ resource, recordId, whose }: NotesProps & { readonly whose?: string }) {
  const { data = [] } = useNotes(resource, recordId, { open: true });
  return data.map(({ id, text, authorName, createdAt }) => (
    <Alert key={id} severity="error">
      <strong>{whose ? `Şüphe (${whose}):` : 'Şüphe:'}</strong> {text} · <Moment at={createdAt} />, {authorName}
    </Alert>
  ));
}

/** Internal notes of staff, newest first. Users never see them. */
export function NotesOf({ resource, recordId }: NotesProps) {
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  const { data: me } = useGetIdentity();
  const { data, total = 0, isPending, error } = useNotes(resource, recordId);
  if (!canAccess) return null;
  return (
    <ResourceContextProvider value={resource}>
      <Section title="Ekip notları" aside={<WriteNote resource={resource} recordId={recordId} />}>
        {isPending && <Skeleton variant="rounded" height={72} />}
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.length === 0 && (
          <Typography color="text.secondary">Henüz not yok. Notları yalnız ekip görür.</Typography>
        )}
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
          {data?.map((note) => (
            <li key={note.id}>
              <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
                <Typography component="span" variant="subtitle2">
                  {note.kind === 'suspicion' ? `Şüphe · ${note.authorName}` : note.authorName}
                </Typography>
                <Typography component="span" variant="caption">
                  <Moment at={note.createdAt} />
                </Typography>
              </Stack>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
              {note.lifted && (
                <Typography color="text.secondary">
                  Kaldırıldı: {note.lifted.because} ({note.lifted.byName}, <Moment at={note.lifted.at} />)
                </Typography>
              )}
              {note.kind === 'suspicion' && !note.lifted && <LiftSuspicion resource={resource} note={note} />}
              {note.kind === 'note' && note.authorId === me?.id && <RemoveNote resource={resource} note={note} />}
            </li>
          ))}
        </Stack>
        {total > shown && (
          <Typography color="text.secondary" sx={{ mt: 1.5 }}>
            En yeni {shown} not gösteriliyor.
          </Typography>
        )}
      </Section>
    </ResourceContextProvider>
  );
}
