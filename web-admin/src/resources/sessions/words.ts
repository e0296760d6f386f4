import type { AdminSession } from '../../lib/records.ts';
import type { Label } from '#contract/order/words.tr.ts';

/** The session's state as a label. */
export const standingOf = ({ live, endedAt, current }: AdminSession): Label => {
  if (current) return { label: 'Bu oturum', tone: 'info' };
  if (live) return { label: 'Açık', tone: 'ok' };
  return endedAt ? { label: 'Kapatıldı', tone: 'bad' } : { label: 'Süresi doldu', tone: 'plain' };
};

export const deviceOf = ({ device }: AdminSession): string => device || 'Bilinmeyen cihaz';
