import type { FirstAnswers, TicketFigures } from './ports.ts';
import type { Needs } from './needs.ts';

const days = 30;

/** Tickets that wait for the staff, and the times to the first answer in the last 30 days. */
export const readTicketFigures =
  ({ figures, clock }: Needs<'figures' | 'clock'>) =>
  async (): Promise<{
    readonly waiting: Awaited<ReturnType<TicketFigures['waiting']>>;
    readonly firstAnswers: FirstAnswers | null;
  }> => {
    const since = new Date(clock.now().getTime() - days * 86_400_000);
    const [waiting, firstAnswers] = await Promise.all([figures.waiting(), figures.firstAnswers(since)]);
    return { waiting, firstAnswers };
  };
export type ReadTicketFigures = ReturnType<typeof readTicketFigures>;
