import { Suspense, useState } from 'react';
import { part } from '../lib/chunks.ts';
import type { ModalProps } from './ModalWindow.tsx';

const ModalWindow = part(() => import('./ModalWindow.tsx'));

/**
 * A window over the page; a sheet from below on phones. It is there while it is rendered: focus starts on its title and
 * goes back to what opened it (Radix itself does that only for its own trigger).
 */
export function Modal({ opener, ...rest }: ModalProps) {
  const [active] = useState(() => document.activeElement);
  return (
    <Suspense>
      <ModalWindow {...rest} opener={opener ?? (active instanceof HTMLElement ? active : null)} />
    </Suspense>
  );
}
