// The code that checks a form loads after the form. Text that was typed or submitted before then is not lost.
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ContactForm } from '../../web-storefront/src/features/support/ContactForm.tsx';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

const sent: unknown[] = [];
const onSent = jest.fn();

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(async (_, init) => {
    if (init?.method === 'POST') sent.push(JSON.parse(init.body as string));
    return init?.method === 'POST' ? new Response(null, { status: 202 }) : Response.json([]);
  });
});
afterAll(() => session.close());

test('a form submitted before its checking code is loaded is checked when it is loaded, and keeps its text', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ContactForm known={{ name: 'Ece Işık', email: 'ece@basamak.test' }} onSent={onSent} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // Sets the value without an event, like autofill or typing before the page's code is loaded.
  const write = (label: string, value: string) =>
    Object.assign(screen.getByLabelText(label), { value }) as HTMLInputElement;
  const email = write('E-posta', 'ece@');
  write('Mesajın', 'Dersler ne zaman?');
  fireEvent.click(screen.getByRole('button', { name: 'Mesajı gönder' }));
  expect(await screen.findByText('Geçerli bir e-posta adresi yaz.')).toBeInTheDocument();
  expect(email).toHaveValue('ece@');
  expect(sent).toEqual([]);

  fireEvent.input(email, { target: { value: 'ece.isik@basamak.test' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mesajı gönder' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('ece.isik@basamak.test'));
  expect(sent).toEqual([{ name: 'Ece Işık', email: 'ece.isik@basamak.test', text: 'Dersler ne zaman?' }]);
});
