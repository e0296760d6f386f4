import { Suspense, useState } from 'react';
import { part } from '../lib/chunks.ts';
import type { ModalProps } from './ModalWindow.tsx';

const ModalWindow = part(() => import('./ModalWindow.tsx'));

/**
 * A modal; on phones a sheet from below. It is open while it is rendered. The focus starts on its title and returns to
 * the element that opened it (Radix does that only for its own trigger).
 */
export function Modal({ opener, ...rest }: ModalProps) {
  const [active] = useState(() => document.activeElement);
  return (
    <Suspense>
      <ModalWindow {...rest} opener={opener ?? (active instanceof HTMLElement ? active : null)} />
    </Suspense>
  );
}
