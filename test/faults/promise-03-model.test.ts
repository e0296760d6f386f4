import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { long, many } from '#test/support/calls.ts';
import { coaching, Market } from '#test/support/market.ts';
import { type Act, acts } from '#test/support/paper/acts.ts';
import { Paper } from '#test/support/paper/paper.ts';
import { Real } from '#test/support/paper/real.ts';
import { Provider } from '#test/support/provider.ts';

let market: Market;
let provider: Provider;
let hourly: number;
beforeAll(async () => {
  market = await Market.open(2);
  provider = new Provider(market);
  hourly = (await market.priceOf(coaching(1))).amount;
}, 120_000);
afterAll(() => market.close());

/** How often each act was run, over all runs. */
const done = new Map<string, number>();

class Command implements fc.AsyncCommand<Paper, Real> {
  readonly name: string;
  readonly act: Act;
  readonly n: number;

  constructor(name: string, act: Act, n: number) {
    this.name = name;
    this.act = act;
    this.n = n;
  }

  check(paper: Readonly<Paper>): boolean {
    return this.act.may?.(paper) ?? true;
  }

  async run(paper: Paper, real: Real): Promise<void> {
    await this.act.run(paper, real, this.n);
    await real.agreesOnBalances(paper);
    done.set(this.name, (done.get(this.name) ?? 0) + 1);
  }

  toString(): string {
    return `${this.name}(${this.n})`;
  }
}

/** Acts that advance orders are chosen more often, because few orders would end otherwise. So are acts of payouts, because
 * only boosters with earnings can request one. */
const ofOrders = ['place', 'take', 'take', 'start', 'start', 'play', 'finish', 'finish', 'confirm', 'upholdDispute'];
const oftener = [...ofOrders, 'requestPayout', 'requestPayout', 'refusePayout', 'refusePayout'];
const commands = fc.commands(
  [...Object.keys(acts), ...oftener].map((name) => fc.nat().map((n) => new Command(name, acts[name]!, n))),
  { size: 'max', maxCommands: 50 },
);

const trade = fc.asyncProperty(commands, async (story) => {
  const [customer, booster] = await Promise.all([market.customer(), market.booster()]);
  const [paper, real] = [new Paper(hourly), new Real(market, provider, customer, booster)];
  await acts['addFunds']!.run(paper, real, 499_99);
  await fc.asyncModelRun(() => ({ model: paper, real }), story);
  await real.agrees(paper);
  await market.audit();
});

test('after any acts of customer, booster, admin and provider the wallets equal the paper model', async () => {
  const runs = long ? 1000 : 100;
  // four sequences at a time, each with its own users
  await Promise.all(many(4, () => fc.assert(trade, { numRuns: runs / 4, endOnFailure: !long })));
  // an act that never ran was not tested: a long run needs every act, a short one at least 25 of them
  expect(done.size).toBeGreaterThanOrEqual(long ? Object.keys(acts).length : 25);
}, 3_600_000);
