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

/** Leaves out values that were filled in from the signed-in user: they are not kept in the browser. */
const without = (given: typeof nobody, values: ApplicationValues): ApplicationValues => ({
  ...values,
  ...Object.fromEntries(names.filter((name) => values[name] === given[name]).map((name) => [name, ''])),
});

/**
 * The state of the application form, kept in the browser until it is sent. The name, e-mail and phone follow the
 * signed-in user as long as the applicant has not changed them, and are emptied at sign-out.
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
