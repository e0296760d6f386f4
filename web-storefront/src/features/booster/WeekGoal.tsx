import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { explain } from '../../lib/api.ts';
import { formatLira, formatMoney, parseLira, tryOf } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { profileQuery } from './queries.ts';
import { useOwnChange } from './use-own-change.ts';

/** What the booster wants to earn this week. */
export function WeekGoal({ earned }: { earned: number }) {
  const profile = useQuery(profileQuery).data;
  const [isChanging, setIsChanging] = useState(false);
  const change = useOwnChange(() => setIsChanging(false));
  const set = (next: number | null) => change.run({ weekGoal: next === null ? null : tryOf(next) });
  const refused = change.error ? `Hedefin kaydedilemedi. ${explain(change.error)}` : undefined;
  if (!profile) return null;
  const goal = profile.weekGoal?.amount ?? null;
  if (isChanging)
    return (
      <GoalForm goal={goal} set={set} busy={change.isPending} refused={refused} close={() => setIsChanging(false)} />
    );
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
          <Button kind="g" size="sm" busy={change.isPending} onClick={() => set(null)}>
            Hedefi kaldır
          </Button>
        </span>
      </div>
      <Refused why={refused} />
    </div>
  );
}

/** Kuruş: the server takes at most ten million lira. */
const mostGoal = 1_000_000_000;

const wrongGoal = (wanted: number | null): string =>
  wanted !== null && wanted > mostGoal ? 'En çok 10 milyon lira yaz.' : 'Sıfırdan büyük bir tutar yaz.';

function GoalForm({
  goal,
  set,
  busy,
  refused,
  close,
}: {
  goal: number | null;
  set: (goal: number) => void;
  busy: boolean;
  refused: string | undefined;
  close: () => void;
}) {
  const [typed, setTyped] = useState(goal === null ? '' : formatLira(goal));
  const [tried, setTried] = useState(false);
  const wanted = parseLira(typed);
  const wrong = wanted === null || wanted <= 0 || wanted > mostGoal;
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
        hint="Lira. Hedefini yalnız sen görürsün."
        error={tried && wrong ? wrongGoal(wanted) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Refused why={refused} />
      <div className="row">
        <Button kind="p" size="sm" type="submit" busy={busy}>
          Hedefi kaydet
        </Button>
        <Button kind="g" size="sm" onClick={close}>
          Vazgeç
        </Button>
      </div>
    </form>
  );
}
