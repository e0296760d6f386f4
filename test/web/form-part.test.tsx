// The behaviour that all storefront forms share: where the focus goes, and how long an error stays.
import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useFirstWrong } from '../../web-storefront/src/features/form/first-wrong.ts';
import { Form } from '../../web-storefront/src/features/form/Form.tsx';
import { useApiForm } from '../../web-storefront/src/features/form/use-api-form.tsx';
import { ApiProblem } from '../../web-storefront/src/lib/api.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import { Checks } from '../../web-storefront/src/ui/Checks.tsx';
import { SelectField, TextArea, TextField } from '../../web-storefront/src/ui/Field.tsx';
import { PicturePicker } from '../../web-storefront/src/ui/PicturePicker.tsx';
import { StarsField } from '../../web-storefront/src/ui/StarsField.tsx';
import TagPicker from '../../web-storefront/src/ui/TagPicker.tsx';

const needed = (sentence: string) => z.string().check(z.minLength(1, sentence));
const ranks = z.object({ league: z.string(), valorant: z.string() });
const wanted = z.object({
  text: needed('Metni yaz.'),
  languages: z.array(z.string()).check(z.minLength(1, 'Bir dil seç.')),
  ranks: ranks.check(z.refine((chosen) => chosen.league + chosen.valorant !== '', 'Bir rank seç.')),
  name: needed('Adını yaz.'),
  who: needed('Şampiyonu seç.'),
});
const schema = () => Promise.resolve(wanted);
let send: (values: object) => Promise<unknown>;

/** A form whose fields have another order on the page than in the schema. */
function Everything() {
  const [who, setWho] = useState('');
  const form = useApiForm({
    schema,
    defaultValues: { text: '', languages: [] as string[], ranks: { league: '', valorant: '' }, name: '', who: '' },
    unfilled: 'Alanları doldur.',
    send: (values) => send(values),
  });
  const choose = ([next = '']: readonly string[]) => {
    setWho(next);
    form.running?.setValue('who', next, { shouldValidate: true });
  };
  return (
    <Form form={form}>
      <TagPicker
        label="Şampiyon"
        placeholder=""
        hint=""
        items={[{ value: 'Ahri', label: 'Ahri' }]}
        chosen={who === '' ? [] : [who]}
        most={1}
        field="who"
        error={form.errorOf('who')}
        onChange={choose}
      />
      <TextField label="Ad" {...form.field('name')} />
      <p>{form.errorOf('ranks')}</p>
      <SelectField label="League" {...form.field('ranks.league')}>
        <option value="">Yok</option>
        <option value="gold">Altın</option>
      </SelectField>
      <SelectField label="Valorant" {...form.field('ranks.valorant')}>
        <option value="">Yok</option>
        <option value="gold">Altın</option>
      </SelectField>
      <Checks label="Diller" options={[{ value: 'tr', label: 'Türkçe' }]} {...form.field('languages')} />
      <TextArea label="Metin" {...form.field('text')} />
      <button type="submit">Gönder</button>
    </Form>
  );
}

beforeEach(() => {
  send = jest.fn<typeof send>(() => Promise.resolve({}));
});
afterEach(cleanup);
afterAll(() => session.close());
const submit = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Gönder' }));
const control = (label: string) => screen.getByLabelText(label, { selector: 'input, select, textarea' });
const show = () => {
  render(<Everything />);
  return userEvent.setup();
};

test('a refused submit focuses the first wrong field of the page, then the next one after each correction', async () => {
  const user = show();
  const mend: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['Şampiyon', () => user.type(control('Şampiyon'), 'ahri{Enter}')],
    ['Ad', () => user.type(control('Ad'), 'Ece')],
    ['League', () => user.selectOptions(control('Valorant'), 'gold')],
    ['Türkçe', () => user.click(control('Türkçe'))],
    ['Metin', () => user.type(control('Metin'), 'Merhaba')],
  ];
  for (const [label, repair] of mend) {
    await submit(user);
    await waitFor(() => expect(control(label)).toHaveFocus());
    await repair();
  }
  await submit(user);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('every error disappears once its field is corrected, also those of a group and of the whole form', async () => {
  const user = show();
  await submit(user);
  for (const sentence of ['Şampiyonu seç.', 'Adını yaz.', 'Bir rank seç.', 'Bir dil seç.', 'Metni yaz.'])
    expect(await screen.findByText(sentence)).toBeVisible();
  const gone = (sentence: string) => waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  await user.selectOptions(control('League'), 'gold');
  await gone('Bir rank seç.');
  await user.type(control('Şampiyon'), 'ahri{Enter}');
  await gone('Şampiyonu seç.');
  await user.type(control('Ad'), 'E');
  await gone('Adını yaz.');
  await user.click(control('Türkçe'));
  await gone('Bir dil seç.');
  expect(screen.getByText('Alanları doldur.')).toBeVisible();
  await user.type(control('Metin'), 'M');
  await gone('Metni yaz.');
  await gone('Alanları doldur.');
});

test('a refusal of the server focuses the first wrong field of the page as well', async () => {
  const user = show();
  await submit(user);
  await waitFor(() => expect(control('Şampiyon')).toHaveFocus());
  await user.type(control('Şampiyon'), 'ahri{Enter}');
  await user.type(control('Ad'), 'Ece');
  await user.selectOptions(control('League'), 'gold');
  await user.click(control('Türkçe'));
  await user.type(control('Metin'), 'Merhaba');
  const errors = ['text', 'name'].map((field) => ({ pointer: `/${field}`, code: 'format', detail: `${field} olmaz.` }));
  send = () => Promise.reject(new ApiProblem(422, { code: 'request.invalid', detail: 'x', errors }));
  await submit(user);
  await waitFor(() => expect(control('Ad')).toHaveFocus());
  expect(control('Metin')).toBeInvalid();
});

/** A form without `useApiForm`. */
function ByHand() {
  const { frame, refuse } = useFirstWrong();
  const [tried, setTried] = useState(false);
  const error = tried ? 'Olmadı.' : undefined;
  const pictures = { items: [], most: 3, add: jest.fn(), remove: jest.fn(), retry: jest.fn() };
  return (
    <form
      ref={frame}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        refuse();
      }}
    >
      <TextField label="Yanlış değil" />
      <StarsField label="Yıldız" value={null} error={error} onChange={jest.fn()} />
      <TextField label="Tutar" error={error} />
      <SelectField label="Tür" error={error} />
      <TextArea label="Metin" error={error} />
      <Checks label="Diller" error={error} options={[{ value: 'tr', label: 'Türkçe' }]} />
      <TagPicker
        label="Kim"
        placeholder=""
        hint=""
        items={[]}
        chosen={[]}
        most={1}
        error={error}
        onChange={jest.fn()}
      />
      <PicturePicker label="Resim" error={error} pictures={pictures} />
      <button type="submit">Gönder</button>
    </form>
  );
}

test('a form without useApiForm focuses its first wrong field, and every kind of field marks its error with an icon', async () => {
  const user = userEvent.setup();
  render(<ByHand />);
  await submit(user);
  await waitFor(() => expect(screen.getByRole('radio', { name: /^1/ })).toHaveFocus());
  const alerts = screen.getAllByRole('alert');
  expect(alerts).toHaveLength(7);
  for (const alert of alerts) {
    expect(alert.querySelector('svg.lucide')).not.toBeNull();
    expect(alert).toHaveTextContent('Olmadı.');
  }
});

test('only the shared Field component renders the error of a field', () => {
  const root = join(process.cwd(), 'web-storefront/src');
  const drawing = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => /className="err"/.test(readFileSync(join(root, path), 'utf8')));
  expect(drawing).toEqual(['ui/Field.tsx']);
});
