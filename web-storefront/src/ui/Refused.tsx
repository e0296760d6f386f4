import { explain } from '../lib/api.ts';
import { Alert } from './Alert.tsx';

/** Why an action failed: a sentence, or the error of the call. Nothing if there is none. */
export const Refused = ({ why }: { why: unknown }) =>
  why ? (
    <Alert tone="bad" announce>
      {typeof why === 'string' ? why : explain(why)}
    </Alert>
  ) : null;
