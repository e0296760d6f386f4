import { heldTogether } from '#contract/format.ts';
import { agentLabels, spellLabels } from '#contract/vocabulary.ts';
import { Suspense, type ComponentProps } from 'react';
import { later, part } from '../../lib/chunks.ts';
import { formatMoney } from '../../lib/money.ts';
import type Names from '../../ui/GlyphNames.tsx';
import type { Order, OrderDraft } from './describe.ts';

const GlyphNames = later(() => import('../../ui/GlyphNames.tsx'));
const HiddenNote = part(() => import('./HiddenNote.tsx'));

const yesNo = (value: boolean | undefined) => (value ? 'Evet' : 'Hayır');

/** The value is a text, or champions or agents. */
type Row = readonly [name: string, value: string | ComponentProps<typeof Names>['of']];

function extrasOf(draft: OrderDraft): readonly Row[] {
  if (!('extras' in draft && draft.extras)) return [];
  const { offline, priority, stream, ...others } = draft.extras;
  return [
    ...(offline === undefined ? [] : [['Çevrim dışı mod', offline ? 'Açık' : 'Kapalı'] as const]),
    ['Öncelikli', yesNo(priority)],
    ...(stream ? [['Canlı yayın', 'Evet'] as const] : []),
    ...(others.extraWin ? [['Sonda ek galibiyet', 'Evet'] as const] : []),
  ];
}

function playOf(draft: OrderDraft): readonly Row[] {
  const rows: Row[] = [];
  if ('champions' in draft && draft.champions?.length) {
    rows.push(['Şampiyonlar', draft.champions.map((name) => [name, name] as const)]);
  }
  if ('agents' in draft && draft.agents?.length) {
    rows.push(['Ajanlar', draft.agents.map((agent) => [agent, agentLabels[agent]] as const)]);
  }
  if ('spells' in draft && draft.spells?.length) {
    const key = draft.flashKey?.toUpperCase();
    const names = draft.spells.map((spell) => (spell === 'flash' && key ? `Sıçra (${key})` : spellLabels[spell]));
    rows.push(['Büyüler', names.join(', ')]);
  }
  return rows;
}

interface Props {
  order: Order;
  title?: string;
  /** Show every line of the price. Boosters see only the work. */
  priced?: boolean;
}

/** The chosen options and every line of the price. */
export function ChoicesCard({ order, title = 'Seçimlerin', priced = true }: Props) {
  const { draft } = order;
  const rows = [
    ...extrasOf(draft),
    ...playOf(draft),
    ...(priced && draft.coupon ? [['Kupon', draft.coupon] as const] : []),
  ];
  return (
    <div className="panel">
      <div className="panel__h">
        <h2 className="panel__t">{title}</h2>
      </div>
      <dl className="kv">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {typeof value === 'string' ? (
                value
              ) : (
                <Suspense fallback={value.map(([, label]) => label).join(', ')}>
                  <GlyphNames of={value} />
                </Suspense>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {draft.note && <p className="small muted panel__note">“{draft.note}”</p>}
      {draft.note && !order.booster && priced && (
        <Suspense>
          <HiddenNote order={order} />
        </Suspense>
      )}
      {priced && (
        <details className="panel__more">
          <summary className="link small">Fiyatın satırları</summary>
          <dl className="lines lines--flat">
            {order.summary.map(({ code, label, amount }, index) => (
              <div key={`${code}-${index}`} className={amount.amount < 0 ? 'minus' : undefined}>
                <dt>{heldTogether(label)}</dt>
                <dd>{formatMoney(amount)}</dd>
              </div>
            ))}
            <div className="sep">
              <dt>Toplam</dt>
              <dd>{formatMoney(order.price)}</dd>
            </div>
          </dl>
        </details>
      )}
    </div>
  );
}
