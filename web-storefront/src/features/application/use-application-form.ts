import { useEffect, useRef, useState } from 'react';
import { anonymous } from '../../lib/api.ts';
import { maskPhone } from '../../lib/mask.ts';
import { useApiForm } from '../form/use-api-form.tsx';
import { useUser } from '../session/use-session.ts';
import { NOT_FILLED } from '../support/fields.ts';
import type { ApplicationValues } from './application-schema.ts';
import { applicationOf, forgetApplication, keepApplication, keptApplication } from './values.ts';

const schema = async () => (await import('./application-schema.ts')).applicationSchema;

const nobody = { firstName: '', lastName: '', email: '', phone: '' };
const names = Object.keys(nobody) as (keyof typeof nobody)[];

/** What the house filled in is of whoever is signed in, not of this browser. */
const without = (given: typeof nobody, values: ApplicationValues): ApplicationValues => ({
  ...values,
  ...Object.fromEntries(names.filter((name) => values[name] === given[name]).map((name) => [name, ''])),
});

/**
 * The application, as each of its sections is wired to it; kept in the browser until it is sent. What nobody has written
 * over follows who is signed in, and leaves with them.
 */
export function useApplicationForm(onSent: (email: string) => void) {
  const [initial] = useState(keptApplication);
  const form = useApiForm({
    schema,
    defaultValues: initial,
    fieldOfCode: { 'booster.application_waiting': 'email' },
    failed: 'Başvurun gönderilemedi.',
    unfilled: NOT_FILLED,
    send: (filled) => anonymous.call('POST /booster-applications', { body: applicationOf(filled) }),
    done: (_, { email }) => {
      forgetApplication();
      onSent(email);
    },
  });
  const { changed, values, sent, running } = form;
  const user = useUser();
  const given = useRef(nobody);
  useEffect(() => {
    if (!running) return;
    const before = given.current;
    const known = user ? { ...user, phone: maskPhone(user.phone ?? '') } : nobody;
    given.current = known;
    for (const name of names) if (running.getValues(name) === before[name]) running.setValue(name, known[name]);
  }, [user, running]);
  const begun = useRef(false);
  useEffect(() => {
    if (changed) begun.current = true;
    if (begun.current && !sent) keepApplication(without(given.current, values));
  }, [changed, values, sent]);
  return form;
}

export type ApplicationFormState = ReturnType<typeof useApplicationForm>;
