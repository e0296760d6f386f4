import { correcting, type Correction, saysFalseBefore, wrongOnce } from '../domain/correction.ts';
import type { Link } from '../domain/chain.ts';
import type { AppendEvent } from './append-event.ts';
import { detailsOf } from './read-events.ts';
import type { Needs } from './needs.ts';

const page = 500;

/**
 * Adds a correcting entry for each entry that shows a wrong state before the action. The wrong entry is kept, because
 * the chain is append-only.
 * @returns how many entries were corrected; zero when it runs again
 */
export const correctEvents = ({
  log,
  appendEvent,
  work,
}: Needs<'log' | 'work'> & { readonly appendEvent: AppendEvent }) => {
  const linksOf = async (action: readonly string[]): Promise<readonly Link[]> => {
    const links: Link[] = [];
    for (;;) {
      const { rows } = await log.list({ from: links.length, limit: page, descending: false, where: { action } });
      links.push(...rows);
      if (rows.length < page) return links;
    }
  };

  return (): Promise<number> =>
    work.run(async () => {
      await log.lockHead(); // so that two concurrent runs don't correct the same entry twice
      const corrected = new Set((await linksOf([correcting])).map(correctedBy));
      const wrong = (await linksOf(wrongOnce)).filter(
        ({ seq, details }) => details !== null && !corrected.has(seq) && saysFalseBefore(detailsOf(details).changes),
      );
      for (const { seq, actorId, resource, recordId } of wrong) {
        const said: Correction = { corrects: seq };
        await appendEvent.append({
          at: work.now(),
          actor: { id: actorId, role: 'system' },
          action: correcting,
          resource,
          recordId,
          details: { reason: null, said, changes: [], address: null, requestId: null },
        });
      }
      return wrong.length;
    });
};
export type CorrectEvents = ReturnType<typeof correctEvents>;

const correctedBy = ({ details }: Link): number | undefined => {
  const said = details === null ? null : detailsOf(details).said;
  // oxlint-disable-next-line no-unsafe-type-assertion -- only `correctEvents` writes them
  return said === null ? undefined : (said as Correction).corrects;
};
