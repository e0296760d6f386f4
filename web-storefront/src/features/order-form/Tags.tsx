import { memo, Suspense, useCallback, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { later } from '../../lib/chunks.ts';
import type Picker from '../../ui/TagPicker.tsx';

const TagPicker = later(() => import('../../ui/TagPicker.tsx'));

type Props = ComponentProps<typeof Picker>;

/** Picks out of a long list. */
export function Tags({ onChange, ...props }: Props) {
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const change = useCallback<Props['onChange']>((chosen) => latest.current(chosen), []);
  return <Waiting {...props} onChange={change} />;
}

const isSame = ({ chosen, ...before }: Props, { chosen: now, ...after }: Props): boolean =>
  chosen.join('\n') === now.join('\n') &&
  Object.entries(after).every(([name, value]) => before[name as keyof typeof before] === value);

/**
 * Until the list's code is here, its place is as large. Where it was rendered ahead it stands already, and whoever types
 * into it may go on: React would put the empty place there as soon as anything about it changed, so it hears of real
 * changes only.
 */
const Waiting = memo(function Waiting(props: Props) {
  const { label, placeholder, hint } = props;
  return (
    <Suspense
      fallback={
        <div className="field tags" aria-busy="true">
          <span className="label">{label}</span>
          <div className="input tags__box">
            <input aria-label={label} placeholder={placeholder} disabled />
          </div>
          <span className="hint">{hint}</span>
        </div>
      }
    >
      <TagPicker {...props} />
    </Suspense>
  );
}, isSame);
