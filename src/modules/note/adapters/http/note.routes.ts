import { lists } from '#contract/lists.ts';
import type { HouseNote } from '#contract/note.ts';
import { noteKinds, type NoteKind } from '#kernel/house-vocabulary.ts';
import type { Caller, Handlers, Page } from '#platform/http/handler.ts';
import { flagOf, pageOf, parseListQuery, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { LiftSuspicion } from '../../application/lift-suspicion.ts';
import type { Notes } from '../../application/ports.ts';
import type { RemoveNote } from '../../application/remove-note.ts';
import type { WriteNote } from '../../application/write-note.ts';
import type { Note, NoteSubject } from '../../domain/note.ts';

type Subject<S extends 'user' | 'order'> =
  | `GET /admin/${S}-notes`
  | `POST /admin/${S}-notes`
  | `POST /admin/${S}-notes/:id/lift`
  | `DELETE /admin/${S}-notes/:id`;
export type NoteHandlers = Handlers<Subject<'user' | 'order'>>;

export const noteRoutes = (notes: Notes, write: WriteNote, lift: LiftSuspicion, remove: RemoveNote): NoteHandlers => {
  const list = async (subject: NoteSubject, query: Parameters<typeof parseListQuery>[0]): Promise<Page<HouseNote>> => {
    const { from, limit, sort, filter } = parseListQuery(query, lists[`GET /admin/${subject}-notes` as const]);
    const { open } = filter;
    const { rows, total, atLeast } = await notes.list({
      subject,
      from,
      limit,
      descending: sort.descending,
      ids: valuesOf(filter['id']),
      recordIds: valuesOf(filter['recordId']),
      kinds: valuesOf(filter['kind'])?.filter(isKind),
      open: flagOf(open),
    });
    return pageOf(readableRows('notes', rows, viewOf), from, total, atLeast);
  };
  const removed = async (subject: NoteSubject, id: string, caller: Caller): Promise<undefined> => {
    await remove.run(subject, id, caller);
    return undefined;
  };
  return {
    'GET /admin/user-notes': ({ query }) => list('user', query),
    'POST /admin/user-notes': async ({ body }, { caller }) => viewOf(await write.run('user', body, authorOf(caller))),
    'POST /admin/user-notes/:id/lift': async ({ params, body }, { caller }) =>
      viewOf(await lift.run('user', params.id, authorOf(caller), body.reason)),
    'DELETE /admin/user-notes/:id': ({ params }, { caller }) => removed('user', params.id, caller),

    'GET /admin/order-notes': ({ query }) => list('order', query),
    'POST /admin/order-notes': async ({ body }, { caller }) => viewOf(await write.run('order', body, authorOf(caller))),
    'POST /admin/order-notes/:id/lift': async ({ params, body }, { caller }) =>
      viewOf(await lift.run('order', params.id, authorOf(caller), body.reason)),
    'DELETE /admin/order-notes/:id': ({ params }, { caller }) => removed('order', params.id, caller),
  };
};

const isKind = (text: string): text is NoteKind => (noteKinds as readonly string[]).includes(text);
const authorOf = ({ id, displayName }: Caller) => ({ id, displayName });

export const viewOf = ({ id, recordId, kind, text, author, createdAt, lifted }: Note): HouseNote => ({
  id,
  recordId,
  kind,
  text,
  authorId: author.id,
  authorName: author.displayName,
  createdAt: createdAt.toISOString(),
  lifted: lifted && { byName: lifted.by.displayName, at: lifted.at.toISOString(), because: lifted.because },
});
