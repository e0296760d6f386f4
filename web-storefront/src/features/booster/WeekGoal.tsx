import { kept } from '#contract/browser/storage.ts';
import { useState, type FormEvent } from 'react';
import { formatLira, formatMoney, parseLira, tryOf } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Meter } from '../../ui/Meter.tsx';

const KEY = 'hedef.hafta';

/** Kuruş; null if there is none. */
const keptGoal = (): number | null => {
  const goal = Number(kept.read(KEY) ?? Number.NaN);
  return Number.isInteger(goal) && goal > 0 ? goal : null;
};

/** What the booster wants to earn this week. The server has no place for it, so this browser keeps it. */
export function WeekGoal({ earned }: { earned: number }) {
  const [goal, setGoal] = useState(keptGoal);
  const [isChanging, setIsChanging] = useState(false);
  const set = (next: number | null) => {
    if (next === null) kept.remove(KEY);
    else kept.write(KEY, String(next));
    setGoal(next);
    setIsChanging(false);
  };
  if (isChanging) return <GoalForm goal={goal} set={set} close={() => setIsChanging(false)} />;
  if (goal === null) {
    return (
      <div>
        <Button size="sm" onClick={() => setIsChanging(true)}>
          Haftalık hedef koy
        </Button>
      </div>
    );
  }
  const percent = Math.min(100, Math.floor((100 * earned) / goal));
  return (
    <div className="stack-2">
      <div className="spread small">
        <span>
          Bu haftaki hedefin <b className="num">{formatMoney(tryOf(goal))}</b>
        </span>
        <span className="muted num">%{percent}</span>
      </div>
      <Meter percent={percent} label="Haftalık hedef" />
      <div className="spread row--wrap small">
        <span className="muted">
          {earned >= goal ? 'Hedefine ulaştın.' : `Kalan: ${formatMoney(tryOf(goal - earned))}`}
        </span>
        <span className="row">
          <Button kind="g" size="sm" onClick={() => setIsChanging(true)}>
            Hedefi değiştir
          </Button>
          <Button kind="g" size="sm" onClick={() => set(null)}>
            Hedefi kaldır
          </Button>
        </span>
      </div>
    </div>
  );
}

function GoalForm({ goal, set, close }: { goal: number | null; set: (goal: number) => void; close: () => void }) {
  const [typed, setTyped] = useState(goal === null ? '' : formatLira(goal));
  const [tried, setTried] = useState(false);
  const wanted = parseLira(typed);
  const wrong = wanted === null || wanted <= 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong) set(wanted);
  };
  return (
    <form className="stack-2" noValidate onSubmit={submit}>
      <TextField
        label="Bu hafta ne kadar kazanmak istiyorsun?"
        className="num"
        inputMode="decimal"
        value={typed}
        hint="Lira. Hedefin yalnız bu tarayıcıda durur; başka cihazda görünmez."
        error={tried && wrong ? 'Sıfırdan büyük bir tutar yaz.' : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="row">
        <Button kind="p" size="sm" type="submit">
          Hedefi kaydet
        </Button>
        <Button kind="g" size="sm" onClick={close}>
          Vazgeç
        </Button>
      </div>
    </form>
  );
}
