import { createIntent } from '#contract/browser/intent.ts';
import { useMemo } from 'react';
import { ApiProblem, api, explain } from '../../lib/api.ts';
import { useCommand } from '../../lib/use-command.ts';
import { toast } from '../../ui/toast.ts';
import { refreshTicket, showTicket } from './queries.ts';

export function useTicketMove(id: string, to: 'open' | 'closed', { said, done }: { said: string; done: () => void }) {
  const attempt = useMemo(() => createIntent(`ticket-${to}.${id}`), [id, to]);
  const { run, isPending, error } = useCommand({
    mutationFn: () =>
      attempt(to, (idempotencyKey) =>
        api.call('POST /tickets/:id/state', { params: { id }, body: { to }, idempotencyKey }),
      ),
    onSuccess: (ticket) => {
      showTicket(ticket);
      toast(said);
      done();
    },
    onError: (failure) => {
      if (failure instanceof ApiProblem && failure.status === 409) refreshTicket(id);
    },
  });
  return { run: () => run(undefined), busy: isPending, error: error ? explain(error) : undefined };
}
