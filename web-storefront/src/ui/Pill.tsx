import type { OrderState } from '#contract/vocabulary.ts';
import type { ReactNode } from 'react';
import { stateLabelOf, type Tone } from '../lib/states.ts';

export function Pill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'pill' : `pill ${tone}`}>{children}</span>;
}

export function StatePill({ order }: { order: Parameters<typeof stateLabelOf>[0] }) {
  const { label, tone } = stateLabelOf(order);
  return <Pill tone={tone}>{label}</Pill>;
}

/** Beside the state, as its customer reads it: what is finished is not over yet. */
export function OpenPill({ state, disputed }: { state: OrderState; disputed: boolean }) {
  if (disputed) return <Pill tone="warn">İtiraz var</Pill>;
  return state === 'finished' && <Pill tone="warn">Onayını bekliyor</Pill>;
}
