import { choose, usePreference } from '../../lib/preferences.ts';
import { playStep } from '../../lib/sound.ts';
import { Switch } from '../../ui/Switch.tsx';

/** Motion and sound of this browser. */
export function DisplaySettings() {
  const motion = usePreference('motion');
  const sound = usePreference('sound');
  return (
    <div className="stack-2">
      <p className="hint">Bu tarayıcıda geçerlidir.</p>
      <Switch
        title="Hareket"
        note="Yeni maç gelince basamak yükselir, puan sayarak artar."
        price=""
        checked={motion}
        onChange={(on) => choose('motion', on)}
      />
      <Switch
        title="Ses"
        note="Siparişin sayfası açıkken yeni maç gelince kısa bir ses çalar."
        price=""
        checked={sound}
        onChange={(on) => {
          choose('sound', on);
          if (on) playStep();
        }}
      />
    </div>
  );
}
