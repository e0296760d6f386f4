import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePictures } from '../../web-storefront/src/features/picture/use-pictures.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import { PicturePicker } from '../../web-storefront/src/ui/PicturePicker.tsx';
import { PictureStrip } from '../../web-storefront/src/ui/PictureStrip.tsx';

type Answer = () => Response | Promise<Response>;
const uploads: { readonly key: string | null; readonly type: string | null }[] = [];
let answers: Answer[];
let uploaded: number;
const uploadedOne = () => Response.json({ id: `resim-${++uploaded}` }, { status: 201 });
const problem = (status: number, code: string, detail: string) => Response.json({ status, code, detail }, { status });

beforeEach(() => {
  uploads.length = 0;
  answers = [];
  uploaded = 0;
  Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: () => undefined });
  globalThis.fetch = jest.fn<typeof fetch>(async (_, init) => {
    const headers = new Headers(init?.headers);
    uploads.push({ key: headers.get('idempotency-key'), type: headers.get('content-type') });
    return (answers.shift() ?? uploadedOne)();
  });
});
afterEach(cleanup);
afterAll(() => session.close());

function Sample() {
  const pictures = usePictures();
  return (
    <>
      <PicturePicker label="Kanıt resmi" pictures={pictures} />
      <output>{JSON.stringify({ ...pictures.body, busy: pictures.busy })}</output>
    </>
  );
}
const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const expectSent = (body: object) =>
  waitFor(() => expect(JSON.parse(screen.getByText(/busy/).textContent)).toEqual(body));
const choose = (files: File | File[]) => userEvent.upload(screen.getByLabelText('Resim seç'), files);
const items = () => within(screen.getByRole('group', { name: 'Kanıt resmi' })).queryAllByRole('listitem');

test('a chosen picture is uploaded at once and sent by its id, and a removed one is not sent', async () => {
  render(<Sample />);
  await choose([png('bir.png'), png('iki.png')]);
  await expectSent({ pictures: ['resim-1', 'resim-2'], busy: false });
  expect(uploads.map(({ type }) => type)).toEqual(['image/png', 'image/png']);
  expect(screen.getByText('2 resim eklendi.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'bir.png resmini çıkar' }));
  await expectSent({ pictures: ['resim-2'], busy: false });
  expect(screen.getByLabelText('Resim seç')).toHaveFocus();
});

test('pictures that are chosen together are uploaded one after the other', async () => {
  let finish: (answer: Response) => void = () => undefined;
  answers = [() => new Promise((resolve) => (finish = resolve))];
  render(<Sample />);
  await choose([png('bir.png'), png('iki.png')]);
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => finish(uploadedOne()));
  await expectSent({ pictures: ['resim-1', 'resim-2'], busy: false });
  expect(uploads).toHaveLength(2);
});

test('the form waits for a running upload, and a lost upload is repeated under the same key', async () => {
  let lose: () => void = () => undefined;
  answers = [
    () =>
      new Promise((_, reject) => {
        lose = () => reject(new TypeError('offline'));
      }),
  ];
  render(<Sample />);
  await choose(png('bir.png'));
  await expectSent({ busy: true });
  expect(screen.getByRole('progressbar', { name: 'bir.png yükleniyor' })).toBeInTheDocument();
  act(() => lose());
  expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı');
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await expectSent({ pictures: ['resim-1'], busy: false });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(uploads).toHaveLength(2);
  expect(new Set(uploads.map(({ key }) => key)).size).toBe(1);
});

test('a picture that the server refuses shows the reason and offers no retry', async () => {
  answers = [() => problem(422, 'picture.animated', 'Hareketli resim eklenemez.')];
  render(<Sample />);
  await choose(png('oynar.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Hareketli resim eklenemez.');
  expect(screen.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
});

test('the picker takes five pictures, reports a sixth, and refuses files that are not pictures', async () => {
  render(<Sample />);
  const six = ['1', '2', '3', '4', '5', '6'].map((name) => png(`${name}.png`));
  await choose(six);
  expect(items()).toHaveLength(5);
  expect(screen.getByText('En çok 5 resim eklenir; fazlası alınmadı.')).toBeInTheDocument();
  await expectSent({ pictures: ['resim-1', 'resim-2', 'resim-3', 'resim-4', 'resim-5'], busy: false });

  cleanup();
  render(<Sample />);
  fireEvent.drop(screen.getByRole('group', { name: 'Kanıt resmi' }), {
    dataTransfer: { files: [new File(['x'], 'fatura.pdf', { type: 'application/pdf' })] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Bu dosya bir resim değil');
  expect(uploads).toHaveLength(5);
});

test('a picture can be pasted anywhere, and pasted table cells are not taken as a picture', async () => {
  render(<Sample />);
  const clipboardData = { files: [png('tablo.png')], types: ['text/plain', 'Files'] };
  fireEvent.paste(document.body, { clipboardData });
  expect(items()).toHaveLength(0);
  fireEvent.paste(document.body, { clipboardData: { files: [png('ekran.png')], types: ['Files'] } });
  await expectSent({ pictures: ['resim-1'], busy: false });
});

test('a shown picture opens large, and says when it cannot be loaded', async () => {
  const pictures = [1, 2].map((number) => ({ id: `${number}`, url: `/resim-${number}`, width: 40, height: 30 }));
  render(<PictureStrip label="Kanıt resmi" pictures={pictures} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kanıt resmi 2: büyüt' }));
  const window = await screen.findByRole('dialog', { name: 'Kanıt resmi 2' });
  expect(within(window).getByRole('img', { name: 'Kanıt resmi 2' })).toHaveAttribute('src', '/resim-2');
  fireEvent.error(within(window).getByRole('img'));
  expect(within(window).getByText('Resim açılamadı. Sayfayı yenile.')).toBeInTheDocument();
  await userEvent.click(within(window).getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Kanıt resmi 2: büyüt' })).toHaveFocus());
});
