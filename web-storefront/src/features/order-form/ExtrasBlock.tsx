import { draftLimits, serviceOf } from '#contract/vocabulary.ts';
import { useRef } from 'react';
import { useLateWriting } from '../../lib/early-writing.ts';
import { percentLabel } from '../../lib/percent.ts';
import { TextArea } from '../../ui/Field.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { Extras } from '../draft/choices.ts';
import { has } from '../draft/forms.ts';
import { Fold, namesOf, type BlockProps } from './Block.tsx';

const extras: readonly { readonly key: keyof Extras; readonly title: string; readonly note: string }[] = [
  { key: 'offline', title: 'Çevrim dışı mod', note: 'Arkadaşların seni çevrim içi görmez.' },
  { key: 'priority', title: 'Öncelikli sipariş', note: 'Havuzda öne geçer.' },
  { key: 'stream', title: 'Canlı yayın', note: 'Maçları canlı izlersin.' },
  { key: 'extraWin', title: 'Sonda ek galibiyet', note: 'Hedefe varınca bir maç daha kazanılır.' },
];

export default function ExtrasBlock({ choices, surcharges, set }: BlockProps) {
  const parts = useRef<HTMLDivElement>(null);
  useLateWriting(parts);
  const { service } = choices;
  const coaching = has(service, 'coach');
  const offered = extras.filter(({ key }) => {
    if (coaching) return key === 'priority';
    // in a duo the customer plays on their own account, so offline mode has no use
    if (key === 'offline') return serviceOf(service).kind !== 'duo';
    return key !== 'extraWin' || has(service, 'extrasWithWin');
  });
  return (
    <Fold
      title="Ek seçenekler"
      chosen={namesOf([
        ...offered.filter(({ key }) => choices.extras[key]).map(({ title }) => title),
        ...(choices.note.trim() === '' ? [] : ['not']),
      ])}
    >
      <div ref={parts}>
        {offered.map(({ key, title, note }) => {
          const percent = surcharges?.extras[key];
          return (
            <Switch
              key={key}
              title={title}
              note={note}
              price={key === 'extraWin' ? '1 galibiyet ücreti' : percent === undefined ? '' : percentLabel(percent)}
              free={percent === 0}
              checked={choices.extras[key]}
              onChange={(checked) => set({ extras: { ...choices.extras, [key]: checked } })}
            />
          );
        })}
        <div className="blk__after">
          <TextArea
            label={coaching ? 'Koça not' : 'Booster’a not'}
            placeholder={
              coaching
                ? 'Örneğin: orman oynuyorum, harita okumayı öğrenmek istiyorum.'
                : 'Örneğin: hafta içi 18.00’den sonra oynanmasın.'
            }
            hint="Şifreni ve telefonunu yazma. Yazarsan notunu yalnız siparişi alan görür."
            maxLength={draftLimits.note}
            value={choices.note}
            onChange={(event) => set({ note: event.target.value })}
          />
        </div>
      </div>
    </Fold>
  );
}
