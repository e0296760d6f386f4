import type { ReactNode } from 'react';
import { stateLabelOf, type Tone } from '../lib/states.ts';

export function Pill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'pill' : `pill ${tone}`}>{children}</span>;
}

export function StatePill({ order }: { order: Parameters<typeof stateLabelOf>[0] }) {
  const { label, tone } = stateLabelOf(order);
  return <Pill tone={tone}>{label}</Pill>;
}
