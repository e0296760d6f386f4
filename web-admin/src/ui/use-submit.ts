import { createContext, useContext, useEffect } from 'react';

/** How the submit button of a dialog differs from the command's own settings. */
export interface Submit {
  readonly label?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Why the button is disabled. */
  readonly off?: string | undefined;
}

export const SubmitContext = createContext<(submit: Submit) => void>(() => undefined);

/** Lets a dialog's content change the submit button, depending on what was chosen or is missing. */
export function useSubmit({ label, danger, off }: Submit): void {
  const tell = useContext(SubmitContext);
  useEffect(() => {
    tell({ label, danger, off });
    return () => tell({});
  }, [tell, label, danger, off]);
}
