import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import TagPicker from '../../web-storefront/src/ui/TagPicker.tsx';

function Picker({ most, items = ['Ahri', 'İllaoi', "Kai'Sa"] }: { most: number; items?: readonly string[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <TagPicker
      label="Şampiyon"
      placeholder="Ara"
      hint=""
      items={items.map((name) => ({ value: name, label: name }))}
      chosen={chosen}
      most={most}
      onChange={setChosen}
    />
  );
}
const field = () => screen.getByRole('combobox', { name: 'Şampiyon' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('the tag picker', () => {
  test('is searched by typing, without regard to case and accents', async () => {
    const user = userEvent.setup();
    render(<Picker most={2} />);
    await user.type(field(), 'kais');
    expect(offered()).toEqual(["Kai'Sa"]);
    await user.clear(field());
    await user.type(field(), 'illa');
    expect(offered()).toEqual(['İllaoi']);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'İllaoi seçimini çıkar' })).toBeVisible();
  });

  test('lists the exact name first, so that Enter chooses it', async () => {
    const user = userEvent.setup();
    render(<Picker most={2} items={['Anivia', 'Viktor', 'Vi']} />);
    await user.type(field(), 'vi');
    expect(offered()).toEqual(['Vi', 'Viktor', 'Anivia']);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Vi seçimini çıkar' })).toBeVisible();
  });

  test('opens the whole list by the arrow keys, without the chosen names', async () => {
    const user = userEvent.setup();
    render(<Picker most={2} />);
    await user.click(field());
    expect(offered()).toEqual(['Ahri', 'İllaoi', "Kai'Sa"]);
    await user.keyboard('{Escape}');
    expect(offered()).toEqual([]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await user.keyboard('{ArrowDown}');
    expect(offered()).toEqual(['Ahri', "Kai'Sa"]);
  });

  test('keeps the focus when it is full, so that Backspace removes the last choice', async () => {
    const user = userEvent.setup();
    render(<Picker most={1} />);
    await user.type(field(), 'ahri{Enter}');
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(offered()).toEqual([]);
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('button', { name: 'Ahri seçimini çıkar' })).toBeNull();
  });

  test('searches for text typed before its code is loaded', async () => {
    const built = document.createElement('div');
    await act(async () => createRoot(built).render(<Picker most={2} />));
    const page = document.createElement('div');
    page.innerHTML = built.innerHTML;
    document.body.replaceChildren(page);
    const typed = page.querySelector('input')!;
    typed.value = 'kai';
    typed.focus();
    await act(async () => void hydrateRoot(page, <Picker most={2} />));
    expect(typed).toHaveValue('kai');
    expect(offered()).toEqual(["Kai'Sa"]);
  });
});
