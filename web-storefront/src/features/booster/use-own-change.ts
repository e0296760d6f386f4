import type { RouteInputOf } from '#contract/client.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { put } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { profileQuery } from './queries.ts';

type Change = RouteInputOf<'PATCH /booster/profile'>['body'];

/** Changes what boosters decide for themselves. */
export function useOwnChange(done?: () => void) {
  const [asked, setAsked] = useState<Change>();
  const { run, ...command } = useCommand({
    mutationFn: (change: Change) => api.call('PATCH /booster/profile', { body: change }),
    onSuccess: (profile) => {
      put(profileQuery, profile);
      done?.();
    },
  });
  return {
    ...command,
    /** The change that was asked for last. */
    asked,
    run: (change: Change) => {
      setAsked(change);
      run(change);
    },
  };
}
