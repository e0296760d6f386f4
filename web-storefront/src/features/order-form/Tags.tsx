import { Suspense, type ComponentProps } from 'react';
import { later } from '../../app/chunks.ts';
import type Picker from '../../ui/TagPicker.tsx';

const TagPicker = later(() => import('../../ui/TagPicker.tsx'));

/** Picks out of a long list; until its code is here, its place is as large. */
export function Tags(props: ComponentProps<typeof Picker>) {
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
}
