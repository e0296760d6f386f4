import { expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { AddCannedAnswer } from '#modules/ticket/application/add-canned-answer.ts';
import { ChangeCannedAnswer } from '#modules/ticket/application/change-canned-answer.ts';
import { ReadCannedAnswers } from '#modules/ticket/application/read-canned-answers.ts';
import { RemoveCannedAnswer } from '#modules/ticket/application/remove-canned-answer.ts';
import { UseCannedAnswer } from '#modules/ticket/application/use-canned-answer.ts';
import { InMemoryCannedAnswers } from '#test/support/fakes/in-memory-tickets.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';

const setUp = () => {
  const answers = new InMemoryCannedAnswers();
  const transactions = new NoTransactions();
  return {
    add: new AddCannedAnswer(answers, transactions, { next: () => v7() }, new FixedClock()),
    change: new ChangeCannedAnswer(answers, transactions),
    use: new UseCannedAnswer(answers),
    remove: new RemoveCannedAnswer(answers),
    read: new ReadCannedAnswers(answers),
  };
};
const greeting = { title: 'Karşılama', text: 'Merhaba {ad}, {siparis} için bakıyoruz.', type: null };

test('two titles that read alike are one', async () => {
  const { add, change } = setUp();
  const { id } = await add.run(greeting);
  const other = await add.run({ ...greeting, title: 'Veda' });
  const taken = { code: 'ticket.canned_title_taken' };
  await expect(add.run({ ...greeting, title: 'KARŞILAMA' })).rejects.toMatchObject(taken);
  await expect(change.run(other.id, { title: 'karsilama' })).rejects.toMatchObject(taken);
  expect(await change.run(id, { title: 'karşılama' })).toMatchObject({ title: 'karşılama', text: greeting.text });
});

test('a place that nothing fills in is refused, before a customer reads it', async () => {
  const { add, change } = setUp();
  const unknown = { code: 'ticket.placeholder_unknown', params: { placeholder: '{tutar}' } };
  await expect(add.run({ ...greeting, text: 'Merhaba {ad}, {tutar}' })).rejects.toMatchObject(unknown);
  const { id } = await add.run(greeting);
  await expect(change.run(id, { text: '{tutar}' })).rejects.toMatchObject(unknown);
  expect((await change.run(id, { text: 'Kod: {1} { a }' })).text).toBe('Kod: {1} { a }');
});

test('a place is known with and without Turkish letters, and in capitals', async () => {
  const { add } = setUp();
  const text = 'Merhaba {AD}, {sipariş} ve {SİPARİŞ} için bakıyoruz, {siparis}.';
  expect((await add.run({ ...greeting, text })).text).toBe(text);
});

test('what is not given stays, and a type can be taken away', async () => {
  const { add, change, read } = setUp();
  const { id } = await add.run({ ...greeting, type: 'order' });
  expect(await change.run(id, { text: 'Selam' })).toMatchObject({ ...greeting, text: 'Selam', type: 'order' });
  await change.run(id, { type: null });
  expect(await read.one(id)).toMatchObject({ text: 'Selam', type: null });
});

test('each use is counted; what is gone can neither be used nor changed', async () => {
  const { add, change, use, remove, read } = setUp();
  const { id } = await add.run(greeting);
  await use.run(id);
  await use.run(id);
  expect((await read.one(id)).uses).toBe(2);
  await remove.run(id);
  for (const attempt of [read.one(id), use.run(id), remove.run(id), change.run(id, { title: 'Yeni' })])
    await expect(attempt).rejects.toMatchObject({ code: 'ticket.canned_not_found' });
});
