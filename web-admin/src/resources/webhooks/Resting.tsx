import { useEffect, useState } from 'react';
import type { AdminWebhook } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { webhookStateLabels } from '../../lib/words.ts';
import { StateChip } from '../../ui/StateChip.tsx';

const resting = 'Alıcı dinleniyor';

/** Until when an active receiver is sent nothing because it asked for that; nothing once the moment has come. */
function useRest({ state, heldUntil }: Pick<AdminWebhook, 'state' | 'heldUntil'>): string | undefined {
  const [now, setNow] = useState(Date.now);
  const left = state === 'active' && heldUntil ? Date.parse(heldUntil) - now : 0;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0 && heldUntil ? `${formatMoment(heldUntil)} zamanına kadar` : undefined;
}

/** Where there is room for a word only. */
export function StateWords({ webhook }: { webhook: AdminWebhook }) {
  return useRest(webhook) ? resting : webhookStateLabels[webhook.state].label;
}

export function RestChip({ webhook }: { webhook: AdminWebhook }) {
  const rest = useRest(webhook);
  return rest ? <StateChip label={`${resting}, ${rest}`} tone="warn" /> : null;
}
