import { beforeEach, describe, expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readEarlyWriting, useEarlyWriting } from '../../web-storefront/src/lib/early-writing.ts';

const beginning = { server: 'tr', stream: false, target: '400', wins: '1', note: '' };

function Form({ said, kept = {} }: { said: (choices: typeof beginning) => void; kept?: Partial<typeof beginning> }) {
  const [choices, setChoices] = useState({ ...beginning, ...kept });
  const form = useRef<HTMLFormElement>(null);
  useEarlyWriting(form);
  const set = (fields: Partial<typeof beginning>) => setChoices((before) => ({ ...before, ...fields }));
  said(choices);
  return (
    <form ref={form}>
      {['tr', 'euw', 'ru'].map((server) => (
        <input
          key={server}
          type="radio"
          name="server"
          value={server}
          aria-label={server}
          checked={choices.server === server}
          onChange={() => set({ server })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="Yayın"
        checked={choices.stream}
        onChange={({ target }) => set({ stream: target.checked })}
      />
      <input aria-label="Hedef" value={choices.target} onChange={({ target }) => set({ target: target.value })} />
      <select aria-label="Galibiyet" value={choices.wins} onChange={({ target }) => set({ wins: target.value })}>
        <option>1</option>
        <option>2</option>
      </select>
      <input aria-label="Not" value={choices.note} onChange={({ target }) => set({ note: target.value })} />
    </form>
  );
}

let page: HTMLElement;
let last: typeof beginning;
const said = (choices: typeof beginning) => (last = choices);
const labelled = <E extends HTMLElement = HTMLInputElement>(label: string) =>
  page.querySelector<E>(`[aria-label="${label}"]`) as E;

beforeEach(async () => {
  const build = document.createElement('div');
  await act(async () => createRoot(build).render(<Form said={said} />));
  page = document.createElement('div');
  page.innerHTML = build.innerHTML;
  document.body.replaceChildren(page);
  labelled('euw').checked = true;
  labelled('Yayın').checked = true;
  labelled('Hedef').value = '460';
  labelled<HTMLSelectElement>('Galibiyet').value = '2';
});

const written = { server: 'euw', stream: true, target: '460', wins: '2', note: '' };

describe('input before the page’s code is loaded', () => {
  test('is kept when the page hydrates', async () => {
    const stood = labelled('Hedef');
    readEarlyWriting(page, { stays: true });
    await act(async () => void hydrateRoot(page, <Form said={said} />));
    expect(last).toEqual(written);
    expect(labelled('Hedef')).toBe(stood);
    expect([labelled('euw').checked, labelled('Yayın').checked, stood.value]).toEqual([true, true, '460']);
  });

  test('is kept when the page is rendered anew, and replaces stored values', async () => {
    readEarlyWriting(page, { stays: false });
    await act(async () => createRoot(page).render(<Form said={said} kept={{ server: 'ru', note: 'Akşam' }} />));
    expect(last).toEqual({ ...written, note: 'Akşam' });
  });

  test('is applied once: a later form begins with its defaults', async () => {
    readEarlyWriting(page, { stays: false });
    await act(async () => createRoot(page).render(<Form said={said} />));
    const later = document.createElement('div');
    await act(async () => createRoot(later).render(<Form said={said} />));
    expect(last).toEqual(beginning);
  });
});
