import type { Lane } from '#contract/vocabulary.ts';
import { ShieldCheck, Shuffle, Target, Trees } from 'lucide-react';

/** The part of the map that a lane runs along; the rest of the map is faint. */
const onMap: Partial<Record<Lane, readonly [strong: string, faint: string]>> = {
  top: ['M5 19V7a2 2 0 0 1 2-2h12', 'M12 19h5a2 2 0 0 0 2-2v-5'],
  middle: ['M5 19 19 5', 'M5 12V7a2 2 0 0 1 2-2h5M12 19h5a2 2 0 0 0 2-2v-5'],
  adc: ['M5 19h12a2 2 0 0 0 2-2V5', 'M5 12V7a2 2 0 0 1 2-2h5'],
};
const signs = { none: Shuffle, jungle: Trees, support: ShieldCheck, champion: Target } as const;

export function LaneIcon({ lane }: { lane: Lane }) {
  const shape = onMap[lane];
  if (shape) {
    return (
      <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape[0]} />
        <path d={shape[1]} opacity=".35" />
      </svg>
    );
  }
  const Sign = signs[lane as keyof typeof signs];
  return <Sign className="ic" aria-hidden="true" />;
}
