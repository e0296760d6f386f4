import { lists } from '#contract/lists.ts';
import type { StaffNote } from '#contract/note/schemas.ts';
import { noteKinds, type NoteKind, noteSubjects, type NoteSubject } from '#kernel/platform-vocabulary.ts';
import { type Caller, handlers, type Page } from '#platform/http/handler.ts';
import {
  flagOf,
  type ListQuery,
  pageOf,
  parseListQuery,
  rangeOf,
  searchOf,
  valuesOf,
} from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { LiftSuspicion } from '../../application/lift-suspicion.ts';
import type { NotesPart } from '../../application/ports.ts';
import type { NamedNotes, ReadNotes } from '../../application/read-notes.ts';
import type { RemoveNote } from '../../application/remove-note.ts';
import type { WriteNote } from '../../application/write-note.ts';
import type { Note } from '../../domain/note.ts';

export const noteRoutes = (read: ReadNotes, write: WriteNote, lift: LiftSuspicion, remove: RemoveNote) => {
  const list = async (subject: NoteSubject, query: Asked, caller: Caller): Promise<Page<StaffNote>> => {
    const part = partOf(parseListQuery(query, lists[`GET /admin/${subject}-notes`]));
    return pageFrom(part, await read.page({ ...part, subjects: [subject] }, caller));
  };
  const viewed = async (note: Note, caller: Caller): Promise<StaffNote> => {
    const { names } = await read.named([note], caller);
    return viewOf(note, names.get(note.recordId));
  };
  const removed = async (subject: NoteSubject, id: string, caller: Caller): Promise<undefined> => {
    await remove(subject, id, caller);
    return undefined;
  };
  return handlers({
    'GET /admin/suspicions': async ({ query }, { caller }) => {
      const asked = parseListQuery(query, lists['GET /admin/suspicions']);
      const subjects = valuesOf(asked.filter['subject'])?.filter(isSubject);
      const part = { ...partOf(asked), subjects };
      return pageFrom(part, await read.suspicions(part, searchOf(asked.filter), caller));
    },

    'GET /admin/user-notes': ({ query }, { caller }) => list('user', query, caller),
    'POST /admin/user-notes': async ({ body }, { caller }) =>
      viewed(await write('user', body, authorOf(caller)), caller),
    'POST /admin/user-notes/:id/lift': async ({ params, body }, { caller }) =>
      viewed(await lift('user', params.id, authorOf(caller), body.reason), caller),
    'DELETE /admin/user-notes/:id': ({ params }, { caller }) => removed('user', params.id, caller),

    'GET /admin/order-notes': ({ query }, { caller }) => list('order', query, caller),
    'POST /admin/order-notes': async ({ body }, { caller }) =>
      viewed(await write('order', body, authorOf(caller)), caller),
    'POST /admin/order-notes/:id/lift': async ({ params, body }, { caller }) =>
      viewed(await lift('order', params.id, authorOf(caller), body.reason), caller),
    'DELETE /admin/order-notes/:id': ({ params }, { caller }) => removed('order', params.id, caller),
  });
};

type Asked = Parameters<typeof parseListQuery>[0];

const partOf = ({ from, limit, sort, filter }: ListQuery): Omit<NotesPart, 'subjects'> => ({
  from,
  limit,
  descending: sort.descending,
  ids: valuesOf(filter['id']),
  recordIds: valuesOf(filter['recordId']),
  authorIds: valuesOf(filter['authorId']),
  kinds: valuesOf(filter['kind'])?.filter(isKind),
  open: flagOf(filter['open']),
  created: rangeOf(filter, 'createdAt'),
});

const pageFrom = ({ from }: { readonly from: number }, { rows, names, total, atLeast }: NamedNotes): Page<StaffNote> =>
  pageOf(
    readableRows('notes', rows, (note) => viewOf(note, names.get(note.recordId))),
    from,
    total,
    atLeast,
  );

const isKind = (text: string): text is NoteKind => (noteKinds as readonly string[]).includes(text);
const isSubject = (text: string): text is NoteSubject => (noteSubjects as readonly string[]).includes(text);
const authorOf = ({ id, displayName }: Caller) => ({ id, displayName });

export const viewOf = (
  { id, subject, recordId, kind, text, author, createdAt, lifted }: Note,
  recordName: string | undefined,
): StaffNote => ({
  id,
  subject,
  recordId,
  recordName: recordName ?? null,
  kind,
  text,
  authorId: author.id,
  authorName: author.displayName,
  createdAt: createdAt.toISOString(),
  lifted: lifted && { byName: lifted.by.displayName, at: lifted.at.toISOString(), because: lifted.because },
});
