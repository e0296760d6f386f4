import { useSyncExternalStore } from 'react';
import { choose, usePreference } from '../../lib/preferences.ts';
import { playStep } from '../../lib/sound.ts';
import type { User } from '../session/use-session.ts';
import { Switch } from '../../ui/Switch.tsx';

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)');
const systemReducesMotion = (): boolean => reduced().matches;

function subscribe(listener: () => void): () => void {
  const query = reduced();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the system reduces motion, so that nothing moves whatever this browser's choice is. */
const useSystemReducesMotion = (): boolean => useSyncExternalStore(subscribe, systemReducesMotion, () => false);

/** Motion of this browser, and the sound of a new match, of which only customers are told. */
export function DisplaySettings({ reader }: { reader: User['role'] }) {
  const motion = usePreference('motion');
  const sound = usePreference('sound');
  const isStill = useSystemReducesMotion();
  return (
    <div className="stack-2">
      <p className="hint">Bu tarayıcıda geçerlidir.</p>
      <Switch
        title="Hareket"
        note={
          isStill
            ? 'Cihazın hareketi azaltıyor. O ayar açıkken burada da hiçbir şey hareket etmez.'
            : 'Yeni maç gelince basamak yükselir, puan sayarak artar.'
        }
        price=""
        checked={motion}
        onChange={(on) => choose('motion', on)}
      />
      {reader === 'customer' && (
        <Switch
          title="Ses"
          note="Siparişin sayfası açıkken yeni maç gelince kısa bir ses çalar."
          price=""
          checked={sound}
          onChange={(on) => {
            choose('sound', on);
            if (on) void playStep();
          }}
        />
      )}
    </div>
  );
}
