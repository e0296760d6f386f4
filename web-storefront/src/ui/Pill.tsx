import type { OrderState } from '#contract/vocabulary.ts';
import type { ReactNode } from 'react';
import { stateLabels, type Tone } from '../lib/words.ts';

export function Pill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'pill' : `pill ${tone}`}>{children}</span>;
}

export function StatePill({ state }: { state: OrderState }) {
  const { label, tone } = stateLabels[state];
  return <Pill tone={tone}>{label}</Pill>;
}
