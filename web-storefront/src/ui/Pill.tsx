import type { OrderState, ServiceId } from '#contract/vocabulary.ts';
import type { ReactNode } from 'react';
import { stateLabelOf, type Tone } from '../lib/states.ts';

export function Pill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'pill' : `pill ${tone}`}>{children}</span>;
}

export function StatePill({ state, service }: { state: OrderState; service: ServiceId }) {
  const { label, tone } = stateLabelOf(state, service);
  return <Pill tone={tone}>{label}</Pill>;
}
