import { Money } from '#kernel/money.ts';
import { key } from './calls.ts';
import { fund, type Session } from './clients.ts';
import type { Call, World } from './world.ts';

const reason = 'Deneme için';

/** A new booster for each fine, so that no other test's earnings pay it. */
const finable = async (world: World): Promise<{ readonly booster: Session; readonly id: string }> => {
  const booster = await world.newBooster();
  const { id } = await booster.api.call('GET /users/current');
  await fund(world.admin, id, Money.lira(30));
  return { booster, id };
};

/** A fine of 100 lira, of which 30 are taken at once. */
const fined = async (
  world: World,
): Promise<{ readonly booster: Session; readonly id: string; readonly again: () => unknown }> => {
  const { booster, id: boosterId } = await finable(world);
  const fine = (amount: Money) =>
    world.admin.api.call('POST /admin/fine-claims', { body: { boosterId, amount, reason }, ...key() });
  const { id } = await fine(Money.lira(100));
  return { booster, id, again: () => fine(Money.lira(50)) };
};

export const fineCalls = {
  'GET /booster/fine-claims': async (world: World): Promise<Call> => {
    const { booster, again } = await fined(world);
    await again();
    return { token: booster.token };
  },
  'GET /admin/fine-claims': async (world: World): Promise<Call> => {
    await fined(world);
    return { token: world.admin.token };
  },
  'GET /admin/fine-claims/:id': async (world: World): Promise<Call> => ({
    token: world.admin.token,
    params: { id: (await fined(world)).id },
  }),
  'POST /admin/fine-claims': async (world: World): Promise<Call> => ({
    token: world.admin.token,
    body: { boosterId: (await finable(world)).id, amount: Money.lira(100), reason },
  }),
  'POST /admin/fine-claims/:id/waiver': async (world: World): Promise<Call> => ({
    token: world.admin.token,
    params: { id: (await fined(world)).id },
    body: { reason },
  }),
};
