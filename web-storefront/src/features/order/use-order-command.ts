import { createIntent } from '#contract/browser/intent.ts';
import { useMemo, useState } from 'react';
import { ApiProblem, explain } from '../../lib/api.ts';
import { useCommand } from '../../lib/use-command.ts';
import { toast } from '../../ui/toast.ts';
import type { OrderAnswer } from './describe.ts';
import { refetchOrder, showOrder } from './queries.ts';

/**
 * Runs a command on one order. The server answers with the changed order.
 * @param name makes the idempotency key, so that a retry of the same press acts once
 */
export function useOrderCommand<V>(
  id: string,
  name: string,
  send: (input: V, idempotencyKey: string) => Promise<OrderAnswer>,
  {
    said,
    done,
    failed,
    elsewhere,
  }: {
    said?: string;
    done?: () => void;
    failed?: string;
    /** True if the refusal is shown in another way than as this command's error. */
    elsewhere?: (failure: Error, input: V) => boolean;
  } = {},
) {
  const attempt = useMemo(() => createIntent(`${name}.${id}`), [id, name]);
  const [toldElsewhere, setToldElsewhere] = useState(false);
  const { run, isPending, error } = useCommand({
    mutationFn: (input: V) => attempt(input ?? null, (idempotencyKey) => send(input, idempotencyKey)),
    onSuccess: (order) => {
      showOrder(order);
      if (said) toast(said);
      done?.();
    },
    onError: (failure, input: V) => {
      setToldElsewhere(elsewhere?.(failure, input) ?? false);
      if (failure instanceof ApiProblem && failure.status === 409) refetchOrder(id);
    },
  });
  return {
    run,
    busy: isPending,
    failure: error,
    /** The text for the user: what failed (`failed`, if given) and the reason. */
    error: error && !toldElsewhere ? `${failed ?? ''} ${explain(error)}`.trim() : undefined,
  };
}
