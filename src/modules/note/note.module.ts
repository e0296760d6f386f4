import { DomainError } from '#kernel/refusal.ts';
import { identity } from '#modules/identity/index.ts';
import { order, orderNumberIn } from '#modules/order/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { noteRoutes } from './adapters/http/note.routes.ts';
import { noteRows } from './adapters/persistence/note.table.ts';
import { noteBindings } from './note.container.ts';
import { note } from './note.tokens.ts';

/** Binds this module's ports to other modules. */
const noteNeeds: Bindings = (bind) => {
  bind.make(
    note.subjects,
    (directory, orders, named, found, numbers) => ({
      namesOf: async (subject, recordIds, reader) =>
        subject === 'order'
          ? numbers.numbersOf(recordIds)
          : new Map([...(await named.of(recordIds, reader))].map(([id, { name }]) => [id, name])),
      meant: async (search, reader) => {
        const number = orderNumberIn(search);
        const [people, orderId] = await Promise.all([
          found.called(search, reader),
          number === undefined ? undefined : numbers.idOf(number),
        ]);
        return { people, orderIds: orderId === undefined ? [] : [orderId] };
      },
      lock: async (subject, recordId) => {
        if (subject === 'user') {
          // a deleted account gets no notes
          if ((await directory.lockRole(recordId)) === undefined) throw new DomainError('identity.user_not_found');
          return [recordId];
        }
        const participants = await orders.lockParticipants(recordId);
        if (!participants) throw new DomainError('order.not_found');
        const { customerId, boosterId } = participants;
        return boosterId ? [customerId, boosterId] : [customerId];
      },
    }),
    [identity.directory, order.orders, identity.namePeople, identity.findPeople, order.numbers],
  );
};

export const noteModule = {
  rows: noteRows,
  bindings: [noteBindings, noteNeeds],
  http: [noteRoutes],
  jobs: [],
  personalData: note.personalData,
} satisfies Module;
