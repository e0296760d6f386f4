import { useMutation, useMutationState } from '@tanstack/react-query';
import type { NoticeSwitch } from '#contract/vocabulary.ts';
import { api } from '../../lib/api.ts';
import { put } from '../../lib/query-client.ts';
import { currentUserQuery, type User } from '../session/use-session.ts';

interface Turn {
  readonly notice: NoticeSwitch;
  readonly on: boolean;
}

const mutationKey = ['notice-switch'];

/** Switches that turn at once and are saved one after the other. A switch that can't be saved turns back. */
export function useNoticeSwitches(user: User) {
  const { mutate, variables, status, error } = useMutation({
    mutationKey,
    scope: { id: 'notice-switch' },
    mutationFn: (turn: Turn) => api.call('PUT /users/current/notices', { body: turn }),
    onSuccess: (changed) => put(currentUserQuery, changed),
  });
  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Turn,
  });
  const isOn = (notice: NoticeSwitch): boolean =>
    underWay.findLast((turn) => turn.notice === notice)?.on ?? !user.settings.mutedNotices.includes(notice);
  return {
    isOn,
    turn: (notice: NoticeSwitch, on: boolean) => mutate({ notice, on }),
    last: variables,
    isKept: status === 'success',
    error,
  };
}
