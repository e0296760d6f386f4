import { expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { addCannedAnswer } from '#modules/ticket/application/add-canned-answer.ts';
import { changeCannedAnswer } from '#modules/ticket/application/change-canned-answer.ts';
import { readCannedAnswers } from '#modules/ticket/application/read-canned-answers.ts';
import { removeCannedAnswer } from '#modules/ticket/application/remove-canned-answer.ts';
import { useCannedAnswer } from '#modules/ticket/application/use-canned-answer.ts';
import { InMemoryCannedAnswers } from '#test/support/fakes/in-memory-tickets.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const setUp = () => {
  const answers = new InMemoryCannedAnswers();
  const transactions = new NoTransactions();
  return {
    add: addCannedAnswer({
      answers,
      work: unitOfWork({ transactions, clock: new FixedClock(), ids: { next: () => v7() } }),
    }),
    change: changeCannedAnswer({ answers, work: unitOfWork({ transactions }) }),
    use: useCannedAnswer({ answers }),
    remove: removeCannedAnswer({ answers }),
    read: readCannedAnswers({ answers }),
  };
};
const greeting = { title: 'Karşılama', text: 'Merhaba {ad}, {siparis} için bakıyoruz.', type: null };

test('a title that differs from another one only in case or Turkish letters is refused', async () => {
  const { add, change } = setUp();
  const { id } = await add(greeting);
  const other = await add({ ...greeting, title: 'Veda' });
  const taken = { code: 'ticket.canned_title_taken' };
  await expect(add({ ...greeting, title: 'KARŞILAMA' })).rejects.toMatchObject(taken);
  await expect(change(other.id, { title: 'karsilama' })).rejects.toMatchObject(taken);
  expect(await change(id, { title: 'karşılama' })).toMatchObject({ title: 'karşılama', text: greeting.text });
});

test('an unknown placeholder is refused when the answer is saved', async () => {
  const { add, change } = setUp();
  const unknown = { code: 'ticket.placeholder_unknown', params: { placeholder: '{tutar}' } };
  await expect(add({ ...greeting, text: 'Merhaba {ad}, {tutar}' })).rejects.toMatchObject(unknown);
  const { id } = await add(greeting);
  await expect(change(id, { text: '{tutar}' })).rejects.toMatchObject(unknown);
  expect((await change(id, { text: 'Kod: {1} { a }' })).text).toBe('Kod: {1} { a }');
});

test('a placeholder is recognised with or without Turkish letters, and in capitals', async () => {
  const { add } = setUp();
  const text = 'Merhaba {AD}, {sipariş} ve {SİPARİŞ} için bakıyoruz, {siparis}.';
  expect((await add({ ...greeting, text })).text).toBe(text);
});

test('a change leaves the fields that it does not name, and can remove the type', async () => {
  const { add, change, read } = setUp();
  const { id } = await add({ ...greeting, type: 'order' });
  expect(await change(id, { text: 'Selam' })).toMatchObject({ ...greeting, text: 'Selam', type: 'order' });
  await change(id, { type: null });
  expect(await read.one(id)).toMatchObject({ text: 'Selam', type: null });
});

test('each use is counted; a removed answer is not found', async () => {
  const { add, change, use, remove, read } = setUp();
  const { id } = await add(greeting);
  await use(id);
  await use(id);
  expect((await read.one(id)).uses).toBe(2);
  await remove(id);
  for (const attempt of [read.one(id), use(id), remove(id), change(id, { title: 'Yeni' })])
    await expect(attempt).rejects.toMatchObject({ code: 'ticket.canned_not_found' });
});
