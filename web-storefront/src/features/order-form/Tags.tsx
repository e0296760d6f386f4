import { memo, Suspense, useCallback, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { later } from '../../lib/chunks.ts';
import type Picker from '../../ui/TagPicker.tsx';

const TagPicker = later(() => import('../../ui/TagPicker.tsx'));

type Props = ComponentProps<typeof Picker>;

/** Chooses entries from a long list. */
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
 * Keeps the place of the picker until its code is loaded. In a prerendered page the picker is already there, and the
 * user may be typing in it. A changed prop would make React replace it by the fallback, so `memo` passes on real
 * changes only.
 */
const Waiting = memo(function Waiting(props: Props) {
  const { label, titled, placeholder, hint } = props;
  return (
    <Suspense
      fallback={
        <div className="field tags" aria-busy="true">
          <span className={titled ? 'vh' : 'label'}>{label}</span>
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
