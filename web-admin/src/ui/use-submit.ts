import { createContext, useContext, useEffect } from 'react';

/** How the button of a command's window differs from what the command says of it. */
export interface Submit {
  readonly label?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Why it can’t be pressed yet. */
  readonly off?: string | undefined;
}

export const SubmitContext = createContext<(submit: Submit) => void>(() => undefined);

/** For what stands in the window: what was chosen or is missing there decides what its button does. */
export function useSubmit({ label, danger, off }: Submit): void {
  const tell = useContext(SubmitContext);
  useEffect(() => {
    tell({ label, danger, off });
    return () => tell({});
  }, [tell, label, danger, off]);
}
