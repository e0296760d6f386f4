import type { LiveEvent } from '#kernel/ports.ts';

/** What a booster's open pages are told when one of their devices, or what waits for it, has changed. */
export const deviceEvent = ({ boosterId, id }: { readonly boosterId: string; readonly id: string }): LiveEvent => ({
  type: 'device',
  to: [{ user: boosterId }],
  data: { id },
});
