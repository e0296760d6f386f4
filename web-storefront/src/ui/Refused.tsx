import { explain } from '../lib/api.ts';
import { Alert } from './Alert.tsx';

/** Why something was not done: a sentence, or what the call failed with. Nothing where it was done. */
export const Refused = ({ why }: { why: unknown }) =>
  why ? (
    <Alert tone="bad" announce>
      {typeof why === 'string' ? why : explain(why)}
    </Alert>
  ) : null;
