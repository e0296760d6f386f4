import { useCallback, useSyncExternalStore } from 'react';
import type { AdminWebhook } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { webhookStateLabels } from '#contract/integration/words.tr.ts';
import { StateChip } from '../../ui/StateChip.tsx';

const resting = 'Alıcı dinleniyor';

/**
 * Until when an active webhook gets no deliveries because its receiver asked for a pause, in words. Undefined when
 * there is no pause or the pause is over.
 */
function useRest({ state, heldUntil }: Pick<AdminWebhook, 'state' | 'heldUntil'>): string | undefined {
  const until = state === 'active' && heldUntil ? Date.parse(heldUntil) : 0;
  const atItsEnd = useCallback(
    (look: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      // a timer does not follow the system clock and may fire early
      const wait = () => {
        const left = until - Date.now();
        timer = left > 0 ? setTimeout(wait, left) : undefined;
        if (left <= 0) look();
      };
      wait();
      return () => clearTimeout(timer);
    },
    [until],
  );
  const rests = useSyncExternalStore(atItsEnd, () => until > Date.now());
  return rests && heldUntil ? `bitişi ${formatMoment(heldUntil)}` : undefined;
}

/** The webhook's state in a few words, without the end of the pause. */
export function StateWords({ webhook }: { webhook: AdminWebhook }) {
  return useRest(webhook) ? resting : webhookStateLabels[webhook.state].label;
}

export function RestChip({ webhook }: { webhook: AdminWebhook }) {
  const rest = useRest(webhook);
  return rest ? <StateChip label={`${resting}, ${rest}`} tone="warn" /> : null;
}
