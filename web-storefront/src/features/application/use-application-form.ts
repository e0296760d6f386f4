import { useEffect, useRef, useState } from 'react';
import { anonymous } from '../../lib/api.ts';
import { maskPhone } from '../../lib/mask.ts';
import { useApiForm } from '../form/use-api-form.tsx';
import { useUser } from '../session/use-session.ts';
import { NOT_FILLED } from '../support/fields.ts';
import { applicationOf, forgetApplication, keepApplication, keptApplication } from './values.ts';

const schema = async () => (await import('./application-schema.ts')).applicationSchema;

/** The application, as each of its sections is wired to it; kept in the browser until it is sent. */
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
  const filled = useRef(false);
  useEffect(() => {
    if (!user || !running || filled.current) return;
    filled.current = true;
    const known = { ...user, phone: maskPhone(user.phone ?? '') };
    for (const name of ['firstName', 'lastName', 'email', 'phone'] as const)
      if (running.getValues(name) === '') running.setValue(name, known[name]);
  }, [user, running]);
  const begun = useRef(false);
  useEffect(() => {
    if (changed) begun.current = true;
    if (begun.current && !sent) keepApplication(values);
  }, [changed, values, sent]);
  return form;
}

export type ApplicationFormState = ReturnType<typeof useApplicationForm>;
