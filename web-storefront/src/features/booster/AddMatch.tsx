import { zodResolver } from '@hookform/resolvers/zod';
import { agentLabels, agents, champions } from '#contract/vocabulary.ts';
import { createIntent } from '#contract/browser/intent.ts';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { api } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toast.ts';
import { showProblem } from '../auth/errors.ts';
import { describe, type Order } from '../order/describe.ts';
import { countsPoints } from '../order/stages.ts';
import { refetchOrder } from '../order/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { keys } from '../keys.ts';

const whole = (least: number, most: number, sentence: string) =>
  z
    .string()
    .check(z.refine((typed) => /^-?\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most, sentence));
const count = whole(0, 200, '0 ile 200 arasında.');

const schema = z.object({
  who: z.string().check(z.minLength(1, 'Seç.')),
  result: z.enum(['win', 'loss']),
  kills: count,
  deaths: count,
  assists: count,
  points: whole(0, 500, '0 ile 500 arasında.'),
  gold: z.string().check(z.refine((typed) => typed === '' || /^\d{1,6}$/.test(typed), 'Tam sayı yaz.')),
});

const FORM = 'mac-ekle';

export function AddMatch({ order, close }: { order: Order; close: () => void }) {
  const { game } = describe(order.draft);
  const withPoints = countsPoints(order.progress);
  const byAgent = game === 'valorant';
  const unit = byAgent ? 'KP' : 'LP';
  const attempt = useMemo(() => createIntent(`match.${order.id}`), [order.id]);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      who: '',
      result: 'win' as const,
      kills: '',
      deaths: '',
      assists: '',
      points: withPoints ? '' : '0',
      gold: '',
    },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    const points = Number(values.points);
    const match = {
      ...(byAgent ? { agent: values.who } : { champion: values.who }),
      kills: Number(values.kills),
      deaths: Number(values.deaths),
      assists: Number(values.assists),
      points: values.result === 'win' || points === 0 ? points : -points,
      ...(values.gold === '' ? {} : { gold: Number(values.gold) }),
      result: values.result,
    };
    try {
      await attempt(match, (idempotencyKey) =>
        api.call('POST /orders/:id/matches', {
          params: { id: order.id },
          body: { ...match, playedAt: playedAt(idempotencyKey) },
          idempotencyKey,
        }),
      );
    } catch (error) {
      showProblem(error, setError, ['kills', 'deaths', 'assists', 'points', 'gold', 'result']);
      return;
    }
    refetchOrder(order.id);
    void queryClient.invalidateQueries({ queryKey: keys.booster });
    toast('Maç eklendi');
    close();
  });

  return (
    <Modal
      title="Maç ekle"
      close={close}
      footer={
        <>
          <Button kind="g" onClick={close}>
            Vazgeç
          </Button>
          <Button kind="p" type="submit" form={FORM} busy={isSubmitting}>
            Maçı kaydet
          </Button>
        </>
      }
    >
      <form id={FORM} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {errors.root && (
          <Alert tone="bad" announce>
            {errors.root.message}
          </Alert>
        )}
        <div className="grid2">
          <SelectField label={byAgent ? 'Ajan' : 'Şampiyon'} error={errors.who?.message} {...register('who')}>
            <option value="">Seç</option>
            {byAgent
              ? agents.map((agent) => (
                  <option key={agent} value={agent}>
                    {agentLabels[agent]}
                  </option>
                ))
              : champions.map((name) => <option key={name}>{name}</option>)}
          </SelectField>
          <SelectField label="Sonuç" error={errors.result?.message} {...register('result')}>
            <option value="win">Galibiyet</option>
            <option value="loss">Mağlubiyet</option>
          </SelectField>
        </div>
        <div className="grid3">
          <TextField
            label="Skor"
            className="num"
            inputMode="numeric"
            error={errors.kills?.message}
            {...register('kills')}
          />
          <TextField
            label="Ölüm"
            className="num"
            inputMode="numeric"
            error={errors.deaths?.message}
            {...register('deaths')}
          />
          <TextField
            label="Asist"
            className="num"
            inputMode="numeric"
            error={errors.assists?.message}
            {...register('assists')}
          />
        </div>
        <div className="grid2">
          {withPoints && (
            <TextField
              label={unit}
              className="num"
              inputMode="numeric"
              hint="Kazanılan ya da kaybedilen; işareti sonuca göre konur."
              error={errors.points?.message}
              {...register('points')}
            />
          )}
          <TextField
            label="Altın"
            className="num"
            inputMode="numeric"
            hint="İsteğe bağlı."
            error={errors.gold?.message}
            {...register('gold')}
          />
        </div>
      </form>
    </Modal>
  );
}

/** A repeat must say the same as the first try, so the moment belongs to the key. */
const moments = new Map<string, string>();
function playedAt(idempotencyKey: string): string {
  const moment = moments.get(idempotencyKey) ?? new Date().toISOString();
  moments.set(idempotencyKey, moment);
  return moment;
}
