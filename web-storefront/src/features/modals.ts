import type { MoneyJson } from '#contract/vocabulary.ts';
import type { Draft } from './draft/choices.ts';

/** An order that is about to be placed; the modals on the way keep it in sight. */
export interface OrderInSight {
  readonly draft: Draft;
  readonly price: MoneyJson;
}

/** The modals that any page can open, with their parameters. */
export interface ModalPayloads {
  /** `login` is what was typed elsewhere as the address. */
  login: { readonly onSignedIn?: () => void; readonly order?: OrderInSight; readonly login?: string };
  register: { readonly onSignedIn?: () => void; readonly order?: OrderInSight };
  forgotPassword: { readonly email?: string };
  changePassword: { readonly forced: boolean };
  addBalance: { readonly amount?: MoneyJson };
  checkout: { readonly order: OrderInSight };
  insufficientBalance: {
    readonly price: MoneyJson;
    readonly missing: MoneyJson;
    /** The amount of a top-up that failed. */
    readonly amount?: MoneyJson;
    /** What the user wanted to pay; an order by default. */
    readonly what?: 'order' | 'account' | 'tip';
    /** The order that a top-up by card places too. */
    readonly draft?: Draft;
  };
}

export type OpenModal = {
  [N in keyof ModalPayloads]: { readonly name: N; readonly payload: ModalPayloads[N] };
}[keyof ModalPayloads];

let open: OpenModal | null = null;
let opener: Element | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export const modals = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: (): OpenModal | null => open,
  /** The element that had the focus before the first of several modals opened. */
  opener: (): HTMLElement | null => (opener instanceof HTMLElement ? opener : null),
  close: (): void => {
    open = null;
    tell();
  },
};

export function openModal<N extends keyof ModalPayloads>(name: N, payload: ModalPayloads[N]): void {
  if (open === null) opener = document.activeElement;
  open = { name, payload } as OpenModal;
  tell();
}
